import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import { StaticHtml } from '@/boot/StaticHtml';
import { ClosingRows } from '@/components/sections/ClosingRows';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { costCounts, costMark } from '@/data/costs';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { bedroomNight, homesQuestions } from '@/data/questions/homes';
import { machinesLabel, formatPricedMachines, formatSpeed, recommendedChoice } from '@/data/room-answers';
import { bedroomAtHome, livingRoom, study } from '@/data/rooms/home-rooms';
import { airChangeTargets, rate, rateText } from '@/domain/air-changes';
import { plannerUrl } from '@/domain/plan/write-plan';
import { wallGapCm } from '@/domain/placing';
import { formatFloor, roomVolumeM3 } from '@/domain/room';
import { floorCleanedM2, roomsUpToM2 } from '@/domain/sizing';
import { speedOf } from '@/domain/speeds';
import { openWindowsAch } from '@/domain/ventilation';
import { withoutVat } from '@/data/vat';
import { RoomsAtNight } from '@/features/homes/RoomsAtNight';
import { SizesOfDust } from '@/features/homes/SizesOfDust';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { money } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './HomesPage.module.scss';
import { warranty } from '@/data/products/warranty';

const roomsId = 'rooms-at-home';
const airId = 'air-at-home';
const deliveryId = 'to-your-door';
const { slug, name, pricePence } = generationXSummary;
const bedroom = recommendedChoice(bedroomAtHome);
const bedroomAlone = rate(bedroom.model, roomVolumeM3(bedroomAtHome), { machines: 1, speed: bedroom.speed });
/** The machine that is small enough for the study. */
const smallChoice = recommendedChoice(study);
const deliveredPence = (pricePence ?? 0) + deliveryPence;
const upToM2 = roomsUpToM2(bedroom.model, bedroom.speed);
/** One machine at our minimum, window open. */
const leastUpToM2 = floorCleanedM2(bedroom.model, bedroom.speed, airChangeTargets.minimum - openWindowsAch);
/** In the pollen season. */
const shutSpeed = 2;
const withWindowShut = rate(bedroom.model, roomVolumeM3(bedroomAtHome), { machines: 1, speed: shutSpeed });

/** Homes: a bedroom, a living room and a study with their machines. */
export default function HomesPage() {
  return (
    <div className={styles.page}>
      <StaticHtml>
        <PageHead
          title="Air purifiers for homes"
          description={`${machinesLabel(bedroom)}, ${money(pricePence)}, for a bedroom at ${bedroom.noiseDbA} dB(A) or a living room at ${recommendedChoice(livingRoom).noiseDbA}, estimated. What it does about pollen, pets and smoke, and what a night costs.`}
          path={href('homes')}
        />
        <header className={`on-dark position-relative overflow-hidden ${styles.hero}`}>
          <Container fluid="xxl">
            <div className={`position-relative z-1 ${styles.text}`}>
              <Breadcrumb trail={breadcrumbTrail('homes')} current={routes.homes.label} />
              <h1>Air purifiers for homes</h1>
              <p className="lead text-pale text-balance mt-2 mt-lg-3 mb-3 mb-lg-4">
                Sleep in cleaner air: an H13 filter captures pollen, dust and smoke particles in the air it draws in.
              </p>
              <p className={`d-flex flex-wrap align-items-baseline gap-2 gap-lg-3 mb-3 mb-lg-4 ${styles.gain}`}>
                <span className="h3">from</span> <b>{bedroomNight}</b> <span className="h3">a night</span>{' '}
                <span className="small">{costMark}</span>
              </p>
              <h2 className="h3 mb-3">
                {machinesLabel(bedroom)} for a bedroom of {formatFloor(bedroomAtHome)}, {money(pricePence)}, or{' '}
                {money(deliveredPence)} delivered
              </h2>
              <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-2">
                <ButtonLink to={priceRequestUrl(slug, 1)} variant="accent" className="px-3 px-lg-4">
                  Get a written quote
                </ButtonLink>
                <SiteLink to={href('product', { slug })} className="text-link">
                  View {name}
                </SiteLink>
              </div>
              <details className="small mt-1 plus-fold" suppressHydrationWarning>
                <summary>What the {bedroomNight} cover</summary>
                <p className="muted m-0">
                  Eight hours a night for five years, on speed {bedroom.speed}, at{' '}
                  {noBreakUnits(`${bedroom.noiseDbA} dB(A)`)}: {rateText(bedroomAlone)} air changes an hour. We count
                  machine, {costCounts}. Prices with VAT, delivery on the UK mainland (sample). <EstimatedNote />
                </p>
              </details>
            </div>
          </Container>
          <Picture
            file={homeBedroom}
            alt="A bedroom at night: a lit lamp, a mug and an open book on the bedside table, and Generation X by the wall with its display on"
            sizes="(min-width: 62em) 60vw, 100vw"
            hasPriority
            className={`top-0 end-0 d-block w-100 object-fit-cover position-lg-absolute h-auto h-lg-100 ${styles.night}`}
          />
        </header>
        <Section background="ink" labelledBy={roomsId} className="pt-4">
          <RoomsAtNight id={roomsId} />
          <div className="d-flex flex-wrap align-items-center column-gap-4 row-gap-2 mt-4">
            <p className="lead text-white m-0">
              A bedroom of {upToM2} to {2 * upToM2} m²? Two give {airChangeTargets.optimum} air changes an hour on speed{' '}
              {bedroom.speed}, window open. One gives {airChangeTargets.minimum}, our minimum, up to {leastUpToM2} m².
            </p>
            <ArrowLink to={plannerUrl(livingRoom)}>Plan your own room</ArrowLink>
          </div>
          <details className="small mt-2 plus-fold" suppressHydrationWarning>
            <summary>What we count</summary>
            <p className="muted mw-prose text-pretty m-0">
              Ceilings of {bedroomAtHome.heightM} m. With a window open each room has six or more air changes an hour,
              our optimum.{` The study also takes ${formatPricedMachines(smallChoice)}, ${formatSpeed(smallChoice)}. `}
              Prices include VAT ({money(pricePence)} is {money(withoutVat(pricePence ?? 0))} + VAT).
            </p>
          </details>
        </Section>
        <Section background="porcelain" labelledBy={airId} className="overflow-hidden">
          <SectionHeading id={airId} title="Pets, pollen and smoke" />
          <SizesOfDust
            topics={[
              {
                id: 'pets',
                title: 'Pets',
                particle: 'dander',
                stage: 'Large-particulate filter, then HEPA',
                text: 'Hair that floats stops at the first filter, fine dander at the HEPA filter. A vacuum cleaner takes what has settled.',
              },
              {
                id: 'pollen-and-dust',
                title: 'Pollen and dust',
                particle: 'pollen',
                stage: 'HEPA filter, class H13',
                text: `Shut the windows while pollen flies. Until bedtime run speed\u00a0${shutSpeed}: ${rateText(withWindowShut)} air changes an hour, at ${speedOf(bedroom.model, shutSpeed).noiseDbA} dB(A).`,
              },
              {
                id: 'smoke',
                title: 'Smoke',
                particle: 'smoke',
                stage: 'HEPA filter, and carbon',
                text: 'The HEPA filter captures the particles; carbon takes up part of the smell. Close the windows while smoke is outside.',
              },
            ]}
          >
            <ButtonLink to={href('product', { slug })} hasArrow className="mt-4">
              {`${name}, ${money(pricePence)}`}
            </ButtonLink>
          </SizesOfDust>
        </Section>
        <ClosingRows>
          <SectorQuestions title="Asked by people at home" questions={homesQuestions} />
        </ClosingRows>
        <Section background="sand" labelledBy={deliveryId} className="position-relative py-0">
          <Row className="align-items-center">
            <Col lg={{ span: 7, order: 1 }} className="px-0">
              <div className={`overflow-hidden position-relative position-lg-absolute h-lg-100 ${styles.day}`}>
                <Picture
                  file={genXRoom}
                  alt="A living room in morning sun: Generation X on the wooden floor between a sofa and a side table, plugged in at the wall behind it"
                  sizes="(min-width: 62em) 70vw, 100vw"
                  className="position-absolute top-0 start-0 w-100 h-100 object-fit-cover"
                />
              </div>
            </Col>
            <Col lg={5} className="py-4 py-lg-5 pe-lg-5">
              <h2 id={deliveryId} data-aos="fade-up" className="text-balance">
                Delivered in <span className="text-nowrap">{delivery.days}</span> working days
              </h2>
              <p className="lead my-3 pe-lg-4">
                Unpack the filter and put it back into the machine. Stand the machine {wallGapCm} cm from the wall, plug
                it in and touch its display.
              </p>
              <p className={`d-flex flex-wrap align-items-baseline gap-2 gap-lg-3 mt-4 mb-2 ${styles.gain}`}>
                <b>{money(deliveredPence)}</b> <span className="h3">delivered</span>
              </p>
              <p className="mb-3">
                {money(pricePence)}, and {money(deliveryPence)} an order for delivery on the UK mainland (sample).{' '}
                {warranty.term} warranty. You have {consumerDays.cancel} days to cancel. Your statutory rights stay as
                they are. <SiteLink to={href('delivery')}>Returns</SiteLink>
              </p>
              <ButtonLink to={priceRequestUrl(slug, 1)}>Get a written quote</ButtonLink>
            </Col>
          </Row>
        </Section>
      </StaticHtml>
    </div>
  );
}
