import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { aboutStill } from '@/assets/pictures/about-still';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { routes } from '@/config/routes';
import { isSample, sample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import { costPrices } from '@/data/costs';
import { quoteNames, quoteNeeds } from '@/data/quote';
import { films } from '@/data/films/films';
import { purifiers } from '@/data/purifiers';
import { aboutQuestions } from '@/data/questions/about';
import { rich } from '@/domain/rich-text';
import { speedOf } from '@/domain/speeds';
import { technologyTopics } from '@/data/technology-topics';
import { AboutHero } from '@/features/about/AboutHero';
import { CompanyStory } from '@/features/about/CompanyStory';
import { HowTested } from '@/features/about/HowTested';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { OfferLine } from '@/features/product/OfferLine';
import { AirflowSheet } from '@/features/product/AirflowSheet';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './AboutPage.module.scss';
import { delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';

const facts = sample([
  { figure: '500+', meaning: 'satisfied clients' },
  { figure: '80%', meaning: 'active engagement' },
  { figure: '4', meaning: 'products that clean a room' },
  { figure: '5', meaning: 'awards' },
]);

const points = [
  {
    title: 'ISO certified',
    text: 'Tested to ISO standards: airflow with the methods of ISO 14644, filters to ISO 29463. ISO itself certifies no product and no company.',
  },
  {
    title: 'Confidence matters',
    text: `With a service contract, ${money(costPrices.servicingPence)} a year a machine (sample), or contract hire purchase, each room gets an air change rate certificate, signed by us, at no charge.`,
  },
  {
    title: `UK based in ${company.headquarters.city}`,
    text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. ${delivery.daysLine}.`,
  },
  {
    title: 'Partnership',
    text: `You tell us the room, we tell you the machine. The machine’s ${warranty.name} runs from delivery. On a service contract we keep its filters and its record up to date.`,
  },
];

const limits = [
  {
    title: 'An airflow test of our own',
    text: 'With ISO 14644 methods, at full speed: ask us for the report. No independent laboratory has tested it.',
  },
  {
    title: 'Cleaned air, not fresh air',
    text: 'A purifier cleans the air of the room. Ventilation brings fresh air and lowers carbon dioxide.',
  },
  {
    title: 'Fewer particles, no promise of health',
    text: 'It takes particles out of the air. Whether people fall ill depends on more than that.',
  },
  {
    title: 'A signed sum, no approval',
    text: 'The air change rate certificate is a calculation record, not a regulatory approval.',
  },
];

type PointsProps = { points: readonly { title: string; text: string }[]; isSmall?: boolean };

function Points({ points: listed, isSmall = false }: PointsProps) {
  return (
    <ul className={`plain-list ${styles.points}`}>
      {listed.map(({ title, text }) => (
        <li key={title}>
          <h3 className={`mb-2 pt-3 border-top text-balance ${isSmall ? 'item' : 'text-cyan'}`}>{title}</h3>
          <p className={`mb-0 ${isSmall ? 'muted' : 'text-pale'}`}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export default function AboutPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title="About us: purifiers tested, recorded, serviced"
        description={`${company.brand}, of ${company.headquarters.city}, sells air purifiers: airflow tested with ISO 14644 methods, filters tested to ISO 29463, a signed rate for each room on a service contract.`}
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
            particles out of the air of your room. Tell us its size and use: we name the machine, how often in an hour
            it cleans the air, its noise and its price.{' '}
            <SiteLink to={`${href('shop')}?group=air`} className="text-nowrap">
              See the four machines
            </SiteLink>
            <span className="d-block mt-3 small">
              <OfferLine />
            </span>
          </>
        }
        picture={proofAirflowTest}
        pictureAlt="A white Generation Y on a bench: over its outlet a frame of wires and the probe of an anemometer, beside it the meter and the airflow sheet on a clipboard"
        play={
          <PlayFilmButton film={films.about} label="Watch the story" videoId={env.videoIds.about} poster={aboutStill} />
        }
        caption={{
          title: 'The airflow test',
          text: rich`An anemometer reads the air as it leaves a Generation Y. The model delivers ${speedOf('GEN Y', 'full').airflowM3PerHour} m³/h at full speed, tested. A rendering`,
        }}
        statement={{
          start: 'In our drawings of machines',
          copper: 'copper is air before the filters,',
          blue: 'blue is air after them:',
          rest: 'the colours of the sky and the sunset on Mars.',
        }}
      />
      <CompanyStory
        title={films.about.title}
        reason="Check what you buy. Airflow is tested with ISO 14644 clean-room methods, and filters, class H13, are tested to ISO 29463. Each airflow at full speed has a report of our own test: ask for it. What we have not tested we mark “estimated”."
        text={`Send us ${quoteNeeds}, and you have a written quote ${company.replyIn}. It names ${quoteNames}, and holds for ${unwrapSample(buying.quoteDays)} (sample).`}
      />
      <HydrateOnInteraction>
        <StaticHtml>
          <Section labelledBy="facts-heading" className="pt-0">
            <h2 id="facts-heading" className="visually-hidden">
              {isSample(facts) ? 'Four figures, samples until we confirm them' : `${company.brand} in numbers`}
            </h2>
            <div className="pt-4 border-top border-dark">
              <Row as="ul" className="gy-4">
                {unwrapSample(facts).map(({ figure, meaning }) => (
                  <Col as="li" xs={6} lg={3} key={meaning}>
                    <span className="d-block h2 mb-1 num">{figure}</span>{' '}
                    <span className="d-block muted text-balance">{meaning}</span>
                  </Col>
                ))}
              </Row>
            </div>
            {isSample(facts) && (
              <p className="mt-4 mb-0 small muted">
                Sample figures. Active engagement: clients who were in touch with us in the past year.{' '}
                <EvidenceLink line="samples">What a sample is</EvidenceLink>
              </p>
            )}
          </Section>
          <HowTested
            title="How a machine is tested"
            sheet={<AirflowSheet purifier={purifiers['GEN Y']} />}
            toReport="A sample of our report, PDF"
            drawingCaption="A drawing of the procedure. Number and place of the points are an example."
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
              <Points points={points} />
            </section>
            <section aria-labelledby="limits-heading" className="mt-5 pt-lg-3">
              <Row className="gy-2 align-items-end mb-4">
                <Col lg={8}>
                  <h2 id="limits-heading" className="title">
                    What we can and cannot show
                  </h2>
                </Col>
                <Col lg={4}>
                  <ArrowLink to={href('evidence')}>What our claims rest on</ArrowLink>
                </Col>
              </Row>
              <Points points={limits} isSmall />
            </section>
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
