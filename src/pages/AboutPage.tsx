import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { env } from '@/config/env';
import { routes } from '@/config/routes';
import { isSample, sample, unwrapSample } from '@/config/sample';
import { warranty } from '@/data/products/warranty';
import { films } from '@/data/films/films';
import { aboutQuestions } from '@/data/questions/about';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { speedOf } from '@/domain/speeds';
import { technologyTopics } from '@/data/technology-topics';
import { AboutHero } from '@/features/about/AboutHero';
import { TestedAirflows } from '@/features/about/TestedAirflows';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { CertificateSheet } from '@/features/services/CertificateSheet';
import { TechnologyAccordion } from '@/features/technology/TechnologyAccordion';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { priceChoiceUrl } from '@/lib/links/price-request-url';
import { href } from '@/lib/links/href';
import styles from './AboutPage.module.scss';

const facts = sample([
  { figure: '500+', meaning: 'satisfied clients' },
  { figure: '80%', meaning: 'active engagement' },
  { figure: '4', meaning: 'products that clean a room' },
  { figure: '5', meaning: 'awards' },
]);

/** The specified four points. */
const pledges: readonly { title: string; text: ReactNode }[] = [
  {
    title: '“ISO certified”',
    text: 'By this we mean tested to ISO standards: airflow at full speed with the methods of ISO 14644. Filters, class H13, are tested to ISO 29463. ISO itself certifies no product and no company.',
  },
  {
    title: 'Confidence matters',
    text: (
      <>
        We sign the air change rate of each room, at no extra charge with a service contract or contract hire purchase.{' '}
        <EvidenceLink line="certificate">What we sign</EvidenceLink>
      </>
    ),
  },
  {
    title: `UK based in ${company.headquarters.city}`,
    text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. ${company.reply}`,
  },
  {
    title: 'Partnership',
    text: `The ${warranty.name} runs from delivery. We collect the machine and repair it, lamp included (sample).`,
  },
];

/** What can be held to us, beside the paper that we sign. */
function Pledges() {
  return (
    <Row className="gy-4">
      <Col md={5} lg={4} className="d-print-none">
        <CertificateSheet name="Surgery" room={dentalRooms.surgery} />
      </Col>
      <Col md={7} lg={8}>
        <ul className="plain-list border-bottom">
          {pledges.map(({ title, text }) => (
            <li key={title} className="py-3 border-top">
              <Row className="gy-1">
                <Col lg={4}>
                  <h3 className="mb-0 text-balance">{title}</h3>
                </Col>
                <Col as="p" lg={8} className="mb-0 text-pale">
                  {text}
                </Col>
              </Row>
            </li>
          ))}
        </ul>
      </Col>
    </Row>
  );
}

function Facts() {
  return (
    <section aria-labelledby="facts-heading" className="mt-4 pt-4 border-top">
      <h3 id="facts-heading" className="visually-hidden">
        {company.brand} in numbers
      </h3>
      <Row as="ul" className="gy-1">
        {unwrapSample(facts).map(({ figure, meaning }) => (
          <Col as="li" xs={6} lg={3} key={meaning} className="muted">
            <b className="text-white num">{figure}</b> {meaning}
          </Col>
        ))}
      </Row>
      {isSample(facts) && (
        <p className="mt-3 mb-0 small muted">
          Sample figures. Active engagement: clients who were in touch with us in the past year.{' '}
          <EvidenceLink line="samples">What a sample is</EvidenceLink>
        </p>
      )}
    </section>
  );
}

function Limits() {
  return (
    <Row className="gy-3 mt-4 py-4 align-items-end">
      <Col lg={9}>
        <h3 id="limits-heading" tabIndex={-1} className="label mb-3">
          What a purifier does not do
        </h3>
        <p className="h2 mb-0 text-balance">
          Open a window too: it brings the fresh air. We measure airflow, and promise nobody’s health.
        </p>
      </Col>
      <Col lg={3} className="text-lg-end">
        <ArrowLink to={href('evidence')}>What our claims rest on</ArrowLink>
      </Col>
    </Row>
  );
}

/** Who we are: the airflow test, how each stage works, and what we can be held to. */
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
        promise={films.about.title}
        lead={
          <>
            Tell us your room. You have in writing which machine it takes, how loud it is (estimated) and what it costs,{' '}
            {company.replyIn}.
          </>
        }
        picture={proofAirflowTest}
        pictureAlt="A white Generation Y on a bench: over its outlet a frame of wires and the probe of an anemometer, beside it the meter and the airflow sheet on a clipboard"
      >
        <div className="d-flex flex-wrap align-items-center gap-4 mt-4 d-print-none">
          <ButtonLink to={priceChoiceUrl()} variant="accent">
            Get a written quote
          </ButtonLink>
          <div>
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
          </div>
        </div>
      </AboutHero>
      <TestedAirflows toReport="Our report as a form, PDF" />
      <HydrateOnInteraction>
        <TechnologyAccordion title="How a machine is tested, and how it works" topics={technologyTopics} />
        <StaticHtml>
          <Section background="ink" labelledBy="partnership-heading">
            <SectionHeading
              id="partnership-heading"
              title="Trusted Partnership"
              lead="What you can hold us to, before and after delivery."
            />
            <Pledges />
            <Limits />
            <Facts />
          </Section>
          <QuestionsSection title="Questions about us" questions={aboutQuestions} listed={4} background="porcelain" />
        </StaticHtml>
      </HydrateOnInteraction>
    </div>
  );
}
