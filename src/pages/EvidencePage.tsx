import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AskLine } from '@/components/text/AskRow';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { EvidenceClaims, EvidenceLegend } from '@/features/evidence/EvidenceClaims';
import { EvidenceSearch } from '@/features/evidence/EvidenceSearch';
import { EvidenceLevels } from '@/features/evidence/EvidenceLevels';
import { TestStatus } from '@/features/evidence/TestStatus';
import { uvCShare } from '@/data/uv-c';
import { filterCare } from '@/data/products/filter-care';
import { machineAirflowM3PerHour, speedOf } from '@/domain/speeds';
import { longDate } from '@/lib/format/long-date';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

/** The last check of every line against its source. */
const checkedOn = '2026-11-26';

const { noiseDbA, airflowM3PerHour } = speedOf('GEN X', 'working');

/** 1 − 1/e. */
const oneChangePercent = Math.round(100 * (1 - Math.exp(-1)));

/** On each ground, the figure that buyers ask for first. */
const figures = {
  arithmetic: { figure: `${oneChangePercent}%`, text: 'of the particles leave mixed air with one air change' },
  published: { figure: '6 and 10', text: 'air changes of ventilation in clinical rooms, HTM\u00a003-01' },
  maker: { figure: `${machineAirflowM3PerHour('GEN X', 'full')} m³/h`, text: 'Generation X at full speed' },
  own: { figure: `${filterCare.changeMonths[0]} months`, text: 'day and night, then a new set of filters' },
  withdrawn: { figure: '2022', text: 'the year in which it was withdrawn' },
  sample: { figure: `${noiseDbA} dB(A)`, text: `Generation X at ${airflowM3PerHour} m³/h, from an assumed full speed` },
  principle: { figure: 'UV-C', text: uvCShare },
};

/** What each claim of the site rests on. */
export default function EvidencePage() {
  return (
    <>
      <StaticHtml>
        <PageHead
          title="Evidence: what each claim rests on"
          description="The standards and tests behind every figure we print: filter classes, airflow, UV-C and ozone, air changes and clearance times, and what each does not mean."
          path={href('evidence')}
        />
        <Container as="header" fluid="xxl" className="pt-head pb-4 pb-lg-5">
          <Breadcrumb trail={breadcrumbTrail('evidence')} current={routes.evidence.label} />
          <h1>What our claims rest on</h1>
          <Row className="align-items-lg-end">
            <Col lg={8}>
              <p className="lead mw-100 mt-3 mb-0">
                Tested: filter class, airflow at full speed, microbes. Not yet: noise, ozone, clean air in a chamber.
              </p>
            </Col>
            <Col lg={4}>
              <AskLine to={contactUrl('report')}>Ask for a report</AskLine>
            </Col>
          </Row>
        </Container>
        <EvidenceLevels figures={figures} />
        <TestStatus
          picture={
            <Picture
              file={proofAirflowTest}
              alt="A white Generation Y on a bench: over its outlet a frame of wires and the probe of an anemometer"
              sizes="(min-width: 62em) 68vw, 100vw"
              className="d-block w-100 h-auto h-lg-100 position-lg-absolute object-fit-cover"
            />
          }
        />
      </StaticHtml>
      <Container fluid="xxl" className="pt-3">
        <StaticHtml>
          <h2 className="mb-3">Every claim, and what it rests on</h2>
          <EvidenceLegend />
        </StaticHtml>
        <HydrateOnInteraction>
          <EvidenceSearch />
        </HydrateOnInteraction>
        <StaticHtml>
          <EvidenceClaims />
          <p className="d-flex flex-wrap gap-3 align-items-center py-5 mb-0 d-print-none">
            <ButtonLink to={contactUrl('report')}>Ask for a report</ButtonLink> Name the claim and the product.
            <span className="muted">
              Claims checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>.
            </span>
          </p>
        </StaticHtml>
      </Container>
    </>
  );
}
