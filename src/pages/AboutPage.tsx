import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { routes } from '@/config/routes';
import { isSample, sample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import { costPrices } from '@/data/costs';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { quoteNames, quoteNeeds } from '@/data/quote';
import { films } from '@/data/films/films';
import { aboutQuestions } from '@/data/questions/about';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { rate, rateText } from '@/domain/air-changes';
import { roomVolumeM3 } from '@/domain/room';
import { speedOf } from '@/domain/speeds';
import { technologyTopics } from '@/data/technology-topics';
import { AboutHero } from '@/features/about/AboutHero';
import { CompanyStory } from '@/features/about/CompanyStory';
import { HowTested } from '@/features/about/HowTested';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { OfferLine } from '@/features/product/OfferLine';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './AboutPage.module.scss';

const facts = sample([
  { figure: '500+', meaning: 'satisfied clients' },
  { figure: '80%', meaning: 'active engagement' },
  { figure: '4', meaning: 'products that clean a room' },
  { figure: '5', meaning: 'awards' },
]);

/** The specified four points, each with the figure that a buyer can hold us to. */
const pledges = [
  {
    title: 'ISO certified',
    text: 'Tested to ISO standards: airflow at full speed with the methods of ISO 14644, filters to ISO 29463. ISO itself certifies no product and no company.',
    figure: 'H13',
    meaning: 'class of the filter in all four purifiers',
  },
  {
    title: 'Confidence matters',
    text: `A signed air change rate certificate for each room, free with a service contract (${money(costPrices.servicingPence)} a year a machine, sample) or contract hire purchase.`,
    figure: rateText(rate('GEN Y', roomVolumeM3(dentalRooms.surgery))),
    meaning: 'air changes an hour, signed for a surgery with one Generation Y',
  },
  {
    title: `UK based in ${company.headquarters.city}`,
    text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. ${delivery.daysLine}.`,
    figure: company.replyWithin,
    meaning: 'to a reply, Monday to Friday',
  },
  {
    title: 'Partnership',
    text: `The ${warranty.name} runs from delivery, lamp included. We hold ${unwrapSample(buying.productLiability).sum} of product liability and take old machines back free (samples).`,
    figure: warranty.term,
    meaning: 'of service warranty on every machine',
  },
];

const proven = [
  'The class of our filter, H13: tested to ISO 29463.',
  'The airflow at full speed: our own test with ISO 14644 methods, not independent. Ask us for the report.',
  'The air changes of your room: a sum that you can work out again. A certificate signs it; it is no regulatory approval.',
];

const unproven = [
  'Noise and airflow at lower speeds: estimated until they are tested.',
  'Fresh air: a purifier cleans the air of the room; ventilation brings fresh air and lowers carbon dioxide.',
  'Health: fewer particles are no promise that people do not fall ill.',
];

/** One row each: what we promise, and its figure. */
function Pledges() {
  return (
    <ul className="plain-list border-bottom">
      {pledges.map(({ title, text, figure, meaning }) => (
        <li key={title} className="border-top py-4">
          <Row className="gy-2">
            <Col xs={6} md={4} as="h3" className="mb-0 text-cyan text-balance">
              {title}
            </Col>
            <Col xs={6} md={8} lg={3} as="p" className="mb-0 order-lg-last">
              <span className="d-block title num">{figure}</span> <span className="d-block small muted">{meaning}</span>
            </Col>
            <Col md={{ span: 8, offset: 4 }} lg={{ span: 5, offset: 0 }} as="p" className="mb-0 text-pale">
              {text}
            </Col>
          </Row>
        </li>
      ))}
    </ul>
  );
}

type ShownProps = { title: string; claims: readonly string[]; isProven?: boolean };

function Shown({ title, claims, isProven = false }: ShownProps) {
  return (
    <Col md={6} lg={4}>
      <h3 className="item mb-3">{title}</h3>
      <ul className="plain-list">
        {claims.map((claim) => (
          <li key={claim} className="d-flex gap-3 py-2 border-top">
            <svg width="12" height="12" viewBox="-6 -6 12 12" className="flex-shrink-0 mt-2" aria-hidden="true">
              <circle r="5" fill={isProven ? 'var(--air)' : 'none'} stroke={isProven ? 'none' : 'currentColor'} />
            </svg>
            <span className="text-pale">{claim}</span>
          </li>
        ))}
      </ul>
    </Col>
  );
}

export default function AboutPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title="About us: purifiers tested, recorded, serviced"
        description={`${company.brand}, of ${company.headquarters.city}, sells air purifiers: airflow at full speed tested with ISO 14644 methods, filters to ISO 29463, a signed rate for each room on contract.`}
        path={href('about')}
        card="about"
      />
      <AboutHero
        trail={breadcrumbTrail('about')}
        current={routes.about.label}
        title="About Us"
        lead={
          <>
            {company.brand}, of {company.headquarters.city}, sells air purifiers that take fine dust, pollen and smoke
            particles out of the air of your room. Tell us its size and use: we reply {company.replyIn}, with a quote
            that you can check or with what we still need to know.
          </>
        }
        picture={proofAirflowTest}
        pictureAlt="A white Generation Y on a bench: over its outlet a frame of wires and the probe of an anemometer, beside it the meter and the airflow sheet on a clipboard"
        reading={{
          figure: speedOf('GEN Y', 'full').airflowM3PerHour,
          unit: 'm³/h',
          text: 'from Generation Y at full speed, tested: an anemometer reads the air as it leaves the machine. The picture is a rendering.',
        }}
      />
      <CompanyStory
        title={films.about.title}
        reason="Check what you buy. Airflow at full speed is tested with ISO 14644 clean-room methods, in our own test: ask for its report. Filters, class H13, are tested to ISO 29463. What we have not tested we mark “estimated”."
        text={`Send us ${quoteNeeds}. The quote names ${quoteNames}, and holds for ${unwrapSample(buying.quoteDays)} (sample).`}
        play={
          <PlayFilmButton
            film={films.about}
            label="Watch the story"
            videoId={env.videoIds.about}
            poster={proofAirflowTest}
            endCard={
              <>
                <p className="h3 mb-2">
                  {`Generation Y: ${speedOf('GEN Y', 'full').airflowM3PerHour} m³/h at full speed, tested`}
                </p>
                <ArrowLink to={href('roomPlanner')}>Plan your room</ArrowLink>
              </>
            }
          />
        }
        offer={<OfferLine />}
      />
      <HydrateOnInteraction>
        <StaticHtml>
          <HowTested
            title="How a machine is tested"
            toReport="A sample of our report, PDF"
            drawingCaption={{
              start: 'Number and place of the points are an example.',
              copper: 'Copper is air before the filters,',
              blue: 'blue is air after them.',
            }}
            lead="With methods of ISO 14644-3, the part of the clean-room standards that holds the tests:"
            steps={[
              'The machine runs at full speed, with new filters.',
              'An anemometer reads the speed of the air as it leaves.',
              'The reading is repeated at points spread over the whole outlet.',
              'The mean speed times the area of the outlet is the airflow, in m³/h.',
            ]}
          />
          <Section tone="ink">
            <section aria-labelledby="partnership-heading">
              <SectionHeading
                id="partnership-heading"
                title="Trusted Partnership"
                lead="What you can hold us to, before and after delivery."
              />
              <Pledges />
            </section>
            <section aria-labelledby="limits-heading" className="mt-5 pt-lg-3">
              <Row className="gy-4">
                <Col lg={4}>
                  <h2 id="limits-heading" className="title mb-3">
                    What we can and cannot show
                  </h2>
                  <ArrowLink to={href('evidence')}>What our claims rest on</ArrowLink>
                </Col>
                <Shown title="Shown" claims={proven} isProven />
                <Shown title="Not shown" claims={unproven} />
              </Row>
            </section>
          </Section>
          <Section labelledBy="facts-heading" isShort>
            <h2 id="facts-heading" className="visually-hidden">
              {isSample(facts) ? 'Four figures, samples until we confirm them' : `${company.brand} in numbers`}
            </h2>
            <Row as="ul" className="gy-3">
              {unwrapSample(facts).map(({ figure, meaning }) => (
                <Col as="li" xs={6} lg={3} key={meaning} className="d-sm-flex align-items-baseline column-gap-2">
                  <span className="h3 num">{figure}</span> <span className="muted text-balance">{meaning}</span>
                </Col>
              ))}
            </Row>
            {isSample(facts) && (
              <p className="mt-3 mb-0 small muted">
                Sample figures. Active engagement: clients who were in touch with us in the past year.{' '}
                <EvidenceLink line="samples">What a sample is</EvidenceLink>
              </p>
            )}
          </Section>
        </StaticHtml>
        <TechnologyAccordion title="How each stage works, and what was tested" topics={technologyTopics} />
        <StaticHtml>
          <QuestionsSection title="Questions about us" questions={aboutQuestions} tone="porcelain" />
        </StaticHtml>
      </HydrateOnInteraction>
    </div>
  );
}
