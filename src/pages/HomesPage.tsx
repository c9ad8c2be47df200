import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import { proofFilters } from '@/assets/pictures/proof-filters';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { routes } from '@/config/routes';
import { unwrapSample } from '@/config/sample';
import { costCounts } from '@/data/costs';
import { consumerDays, delivery } from '@/data/products/delivery';
import { unpacked } from '@/data/proof-pictures';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { bedroomNight, homesQuestions } from '@/data/questions/homes';
import { choiceFor, formatMachines } from '@/data/room-answers';
import { bedroomAtHome, livingRoom } from '@/data/rooms/home-rooms';
import { wallGapCm } from '@/domain/placing';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { withoutVat } from '@/data/vat';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { RoomsAtNight } from '@/features/homes/RoomsAtNight';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import styles from './HomesPage.module.scss';
import { filterCare } from '@/data/products/filter-care';

const roomsId = 'rooms-at-home';
const airId = 'air-at-home';
const deliveryId = 'to-your-door';
const { slug, model, pricePence } = generationXSummary;
const bedroom = choiceFor(bedroomAtHome);

export default function HomesPage() {
  return (
    <div className={styles.page}>
      <StaticHtml>
        <PageHead
          title="Air purifiers for homes"
          description={`${capitalised(formatMachines(bedroom))}, ${money(pricePence)}, for a bedroom at ${bedroom.noiseDbA} dB(A) or a living room at ${choiceFor(livingRoom).noiseDbA}, estimated. What it does about pollen, pets and smoke, and what a night costs.`}
          path={href('homes')}
        />
        <header className="on-dark position-relative overflow-hidden">
          <Container fluid="xxl">
            <div className={`position-relative z-1 ${styles.text}`}>
              <Breadcrumb trail={breadcrumbTrail('homes')} current={routes.homes.label} />
              <h1>Air purifiers for homes</h1>
              <p className="lead text-pale mt-3 mb-4">
                Sleep in cleaner air. {capitalised(formatMachines(bedroom))}, {money(pricePence)} with VAT, takes
                pollen, dust and smoke particles out of the air of a bedroom at {bedroom.noiseDbA} dB(A). Over five
                years it costs {bedroomNight} a night: machine, {costCounts}.
              </p>
              <div className="d-flex flex-wrap align-items-center column-gap-3 row-gap-2">
                <ButtonLink to={priceRequestUrl(slug, 1)} variant="white" className="px-3 px-lg-4">
                  Get a written quote
                </ButtonLink>
                <SiteLink to={href('product', { slug })} className="text-link">
                  View {model}
                </SiteLink>
              </div>
              <p className="small muted mt-3 mb-0">
                <EstimatedNote />
              </p>
            </div>
          </Container>
          <Picture
            file={homeBedroom}
            alt="A bedroom at night: a lit lamp, a glass and an open book on the bedside table, and Generation X by the wall with its display on"
            sizes="(min-width: 62em) 56vw, 100vw"
            hasPriority
            className={`top-0 end-0 d-block object-fit-cover ${styles.night}`}
          />
        </header>
        <Section tone="ink" labelledBy={roomsId} className="pt-5 pt-lg-4">
          <h2 id={roomsId} className="title mb-4">
            Which machine for which room
          </h2>
          <RoomsAtNight />
          <p className="small muted mt-4 mb-0">
            With a window open each room has six or more air changes, our optimum. Prices include VAT (
            {money(pricePence)} is {money(withoutVat(pricePence ?? 0))} + VAT).
          </p>
        </Section>
        <Section tone="porcelain" labelledBy={airId}>
          <Row className="align-items-center gy-4">
            <Col as="figure" lg={6} className="mb-0">
              <Picture
                file={proofFilters}
                alt="Two round filters on a table: the left one new and white, the right one grey with dust and hair"
                sizes="(min-width: 62em) 640px, 100vw"
                className="w-100 h-auto"
              />
              <figcaption className="small muted pt-2">A new filter, and one that is full</figcaption>
            </Col>
            <Col lg={{ span: 5, offset: 1 }}>
              <h2 id={airId} data-aos="fade-up">
                Pollen, pets and smoke
              </h2>
              <h3 id="pollen-and-dust" className="mt-4">
                Pollen and dust
              </h3>
              <p className="mt-2 mb-0 text-pretty">
                The filter captures what reaches it through the air: pollen, house dust, mites’ traces. Vacuum what has
                settled on carpets.
              </p>
              <h3 id="pets" className="mt-4">
                Pets
              </h3>
              <p className="mt-2 mb-0 text-pretty">
                Hair and dander stay in the filters; carbon takes up part of the smell. Clean the large-particulate
                filter every {filterCare.cleanMonthsText} months, sooner with a long coat.
              </p>
              <h3 id="smoke" className="mt-4">
                Smoke
              </h3>
              <p className="mt-2 mb-0 text-pretty">
                The filter captures the particles; carbon takes up part of the smell. Close the windows while smoke is
                outside.
              </p>
            </Col>
          </Row>
        </Section>
        <QuestionsSection title="Asked by people at home" questions={homesQuestions} />
      </StaticHtml>
      <AirChangeCalculator
        isFolded
        title="Work out your room"
        lead="Measure length, width and height."
        room={unwrapSample(typicalRooms.livingRoom)}
        settings={livingRoom}
        isKindKnown
      />
      <StaticHtml>
        <Section tone="sand" labelledBy={deliveryId} className="position-relative py-0">
          <Row className="align-items-center">
            <Col lg={{ span: 7, order: 1 }} className="px-0">
              <Picture
                file={unpacked.picture}
                alt={unpacked.alt}
                sizes="(min-width: 62em) 760px, 100vw"
                className={`d-block object-fit-cover ${styles.unpacked}`}
              />
            </Col>
            <Col lg={5} className="py-4 py-lg-5 pe-lg-5">
              <h2 id={deliveryId} data-aos="fade-up">
                At your door in {delivery.days} working days
              </h2>
              <p className="lead my-3">
                Unpack the filter and put it back into the machine. Stand the machine {wallGapCm} cm from the wall, plug
                it in and touch its display. You have {consumerDays.cancel} days to change your mind.
              </p>
              <p className="num h2 mt-4 mb-1">{money(pricePence)}</p>
              <p className="mb-3">{delivery.priceAndWarrantyLine}</p>
              <ButtonLink to={priceRequestUrl(slug, 1)}>Get a written quote</ButtonLink>
            </Col>
          </Row>
        </Section>
      </StaticHtml>
    </div>
  );
}
