import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import Stack from 'react-bootstrap/Stack';
import { Banner } from '@/components/sections/Banner';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ClosingRows } from '@/components/sections/ClosingRows';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Logo } from '@/components/ui/Logo';
import { Part } from './Part';

/** Text styles and layout. */
export function LayoutParts() {
  return (
    <>
      <h2 className="mt-5 mb-4">Text</h2>
      <Part name="Text styles" isOnDark>
        <Stack gap={3}>
          <h1>Heading 1: one a page</h1>
          <h2>Heading 2: of a section, a figure or a short statement</h2>
          <h3>Heading 3: of a card</h3>
          <h4>Item: a heading within a card</h4>
          <p className="lead">Lead: a sentence or two under a heading.</p>
          <p className="mb-0">
            Body: the text of a page, with a <a href="#parts">link</a> and <b>what matters</b>.
          </p>
          <p className="label mb-0">Label: of a figure, a column or a group</p>
          <p className="small muted mb-0">Small and muted: notes, captions, what stands beside a figure.</p>
          <p className="fine mb-0">Fine: conditions and sources.</p>
          <p className="num mb-0">0123456789 in columns of equal width</p>
        </Stack>
      </Part>

      <h2 className="mt-5 mb-4">Layout</h2>
      <Part name="Section with a heading and three cards" isWide>
        <Section background="porcelain" labelledBy="cards-heading">
          <SectionHeading id="cards-heading" title="Three rooms" lead="A heading at the left, a lead at the right." />
          <Row as="ul" className="gy-4">
            {['Bedroom', 'Living room', 'Kitchen'].map((room) => (
              <Col as="li" md={4} key={room}>
                <Stack className="border-top pt-3" gap={2}>
                  <h3>{room}</h3>
                  <p className="small muted mb-0">One machine on speed 1.</p>
                  <ArrowLink to="/room-planner" className="align-self-start">
                    Plan this room
                  </ArrowLink>
                </Stack>
              </Col>
            ))}
          </Row>
        </Section>
      </Part>
      <Part name="Rows that end a page, each a section" isWide>
        <ClosingRows>
          <Section className="py-0">
            <FoldedRow title="The case for your practice">Two sides of A4.</FoldedRow>
            <FoldedRow title="Filters and service">By you, or by us.</FoldedRow>
          </Section>
        </ClosingRows>
      </Part>
      <Part name="Text and a column at its end">
        <Row className="gy-4">
          <Col lg={7}>
            <p className="mb-0">Text on columns 1 to 7.</p>
          </Col>
          <Col lg={{ span: 4, offset: 1 }}>
            <p className="mb-0">What belongs to it, on columns 9 to 12.</p>
          </Col>
        </Row>
      </Part>
      <Part name="A row that wraps" isOnDark>
        <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between border-top border-bottom py-3">
          <b>Name</b>
          <span className="muted">what it is</span>
          <span className="num text-nowrap">£495</span>
        </div>
      </Part>
      <Part name="Utilities at a breakpoint" isOnDark>
        <div className="d-lg-flex gap-lg-4 border-top border-dark">
          <p className="flex-fill min-w-0 py-3 mb-0">All of Bootstrap’s, at every breakpoint.</p>
          <p className="border-top border-top-lg-0 border-start-lg ps-lg-4 py-3 mb-0 text-lg-end">
            Hairlines and sides.
          </p>
        </div>
      </Part>
      <Part name="A box with a share, and what lies in it">
        <div className="position-relative overflow-hidden ratio-16x9 bg-stage mw-prose">
          <div className="position-absolute inset-0 bg-mist" />
          <p className="position-absolute bottom-0 start-0 m-3 label text-copper">object-fit-cover is for pictures</p>
        </div>
      </Part>
      <Part name="Banner" isWide>
        <Banner title="Contact" current="Contact" trail={[{ label: 'Home', to: '/' }]} lead="On ink." />
      </Part>
      <Part name="Breadcrumb" isOnDark>
        <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Shop" />
      </Part>
      <Part name="Logo" isOnDark>
        <Logo />
      </Part>
    </>
  );
}
