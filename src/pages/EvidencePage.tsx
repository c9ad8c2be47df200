import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { proofAirflowSheet } from '@/assets/pictures/proof-airflow-sheet';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { AskLine } from '@/components/text/AskRow';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { EvidenceClaims } from '@/features/evidence/EvidenceClaims';
import { EvidenceSearch } from '@/features/evidence/EvidenceSearch';
import { EvidenceLayers } from '@/features/evidence/EvidenceLayers';
import { longDate } from '@/lib/format/long-date';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

/** The last check of every line against its source. */
const checkedOn = '2026-11-26';

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
        <Container as="header" fluid="xxl" className="pt-head">
          <Row className="gx-lg-5 align-items-lg-stretch">
            <Col lg={7} className="pb-4 pb-lg-5">
              <Breadcrumb trail={breadcrumbTrail('evidence')} current={routes.evidence.label} />
              <h1>What our claims rest on</h1>
              <p className="lead mt-3 mb-0">
                A figure on this site is tested, estimated or a sample. Here is which is which; below, every claim with
                its source.
              </p>
              <AskLine to={contactUrl('report')}>Ask for a report</AskLine>
            </Col>
            <Col lg={5}>
              <div className="position-relative h-100 mx-edge mx-lg-0 bleed-right">
                <Picture
                  file={proofAirflowSheet}
                  alt="An airflow sheet before a Generation Y: 633 m³/h at full speed, tested; speeds 1 to 3 estimated; marked as a sample"
                  sizes="(min-width: 62em) 44vw, 100vw"
                  className="d-block w-100 h-auto h-lg-100 position-lg-absolute object-fit-cover object-start"
                />
              </div>
            </Col>
          </Row>
        </Container>
        <EvidenceLayers />
      </StaticHtml>
      <Container fluid="xxl" className="pt-5">
        <StaticHtml>
          <h2 className="mb-3">Every claim, with its source</h2>
        </StaticHtml>
        <HydrateOnInteraction>
          <EvidenceSearch />
        </HydrateOnInteraction>
        <StaticHtml>
          <EvidenceClaims />
          <p className="muted py-5 mb-0">
            Claims checked on <time dateTime={checkedOn}>{longDate(checkedOn)}</time>.
          </p>
        </StaticHtml>
      </Container>
    </>
  );
}
