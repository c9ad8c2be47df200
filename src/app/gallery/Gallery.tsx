import { useState } from 'react';
import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import Stack from 'react-bootstrap/Stack';
import { CheckField } from '@/components/forms/CheckField';
import { ErrorList } from '@/components/forms/ErrorList';
import { Field } from '@/components/forms/Field';
import { Notice } from '@/components/forms/Notice';
import { QuantityField } from '@/components/forms/QuantityField';
import { SearchBox } from '@/components/forms/SearchBox';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SelectField } from '@/components/forms/SelectField';
import { StatusButton } from '@/components/forms/StatusButton';
import { Banner } from '@/components/sections/Banner';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { CostTable } from '@/components/sections/CostTable';
import { DataTable } from '@/components/sections/DataTable';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { LargeReadings } from '@/components/sections/LargeReadings';
import { Readings } from '@/components/sections/Readings';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { MarginFigure, MarginNote, PullQuote, Question } from '@/components/text/article-components';
import { Summary, Term, Terms } from '@/components/text/mdx-components';
import { Prose } from '@/components/text/Prose';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Fold } from '@/components/ui/Fold';
import { Logo } from '@/components/ui/Logo';
import { maxUnits } from '@/lib/links/price-request-url';
import { Part } from './Part';

const noChange = () => {};

/** Every part of the site with its states. What stands in a `<Part>` is shown as its code, too. */
export function Gallery() {
  const [segment, setSegment] = useState<'metres' | 'feet'>('metres');
  const [units, setUnits] = useState('2');
  return (
    <Container fluid="xxl" as="main" className="py-5">
      <h1>Parts</h1>
      <p className="lead mt-3">
        Look here before you write a block: text styles, then Bootstrap’s grid and utilities, then a part, and only then
        a style module.
      </p>

      <h2 className="mt-5 mb-4">Text</h2>
      <Part name="Text styles" onDark>
        <Stack gap={3}>
          <h1>Heading 1: one a page</h1>
          <h2>Heading 2: of a section</h2>
          <p className="title mb-0">Title: a figure or a short statement</p>
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
      <Part name="Section with a heading and three cards" wide>
        <Section tone="porcelain" labelledBy="cards-heading">
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
      <Part name="A row that wraps" onDark>
        <div className="d-flex flex-wrap gap-3 align-items-center justify-content-between border-top border-bottom py-3">
          <b>Name</b>
          <span className="muted">what it is</span>
          <span className="num text-nowrap">£495</span>
        </div>
      </Part>
      <Part name="Utilities at a breakpoint" onDark>
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
      <Part name="Banner" wide>
        <Banner title="Shop" current="Shop" trail={[{ label: 'Home', to: '/' }]} lead="The head of a page." />
      </Part>
      <Part name="Banner at night" wide>
        <Banner night title="Contact" current="Contact" trail={[{ label: 'Home', to: '/' }]} lead="On ink." />
      </Part>
      <Part name="Breadcrumb" onDark>
        <Breadcrumb trail={[{ label: 'Home', to: '/' }]} current="Shop" />
      </Part>
      <Part name="Eyebrow" onDark>
        <Eyebrow label="What it reads" fact="Four readings, and a record of them" />
      </Part>
      <Part name="Logo" onDark>
        <Logo />
      </Part>

      <h2 className="mt-5 mb-4">Figures</h2>
      <Part name="Readings" wide>
        <Readings
          readings={[
            { figure: '1,156', unit: 'm³/h', meaning: 'Clean air from Generation Z' },
            { before: 'up to', figure: '53', unit: 'ACH', meaning: 'Air changes an hour' },
            { figure: '99.97', unit: '%', meaning: 'Held by the filter' },
            { figure: '20', unit: 'dB(A)', meaning: 'At speed 1' },
          ]}
        />
      </Part>
      <Part name="Large readings">
        <LargeReadings
          readings={[
            { figure: '£1,485', text: 'Three machines' },
            { figure: '£48', text: 'Electricity a year' },
            { figure: '2', unit: 'sets', text: 'Filters a year' },
          ]}
        />
      </Part>
      <Part name="Data table">
        <DataTable
          caption="Airflow at full speed, m³/h"
          heads={['Model', 'Rated', 'Tested']}
          rows={[
            { name: 'Generation S', cells: ['160', '180'] },
            { name: 'Generation Z', cells: ['1,156', '1,156'] },
          ]}
        />
      </Part>
      <Part name="Data table: name and price over the rest on phones">
        <DataTable caption="Machines for a room" heads={['Model', 'Needed', 'Price']} right="last" narrow="price">
          <tr className="fw-bold text-teal">
            <th scope="row">
              Generation X <small>chosen</small>
            </th>
            <td data-label="Needed">1</td>
            <td>£495</td>
          </tr>
          <tr>
            <th scope="row">Generation Y</th>
            <td data-label="Needed">2</td>
            <td>£1,390</td>
          </tr>
        </DataTable>
      </Part>
      <Part name="Data table: cells with their labels on phones">
        <DataTable caption="Stored items" heads={['Name', 'Purpose', 'Kept for']} right="none" narrow="labels">
          <tr>
            <th scope="row">Draft</th>
            <td data-label="Purpose">Keeps what was typed</td>
            <td data-label="Kept for">The visit</td>
          </tr>
        </DataTable>
      </Part>

      <Part name="Costs, with their table folded">
        <CostTable
          caption="Cost over five years"
          partNames={['Price', 'Filters']}
          columns={[
            { title: 'Gen X', sumPence: 120000, parts: [48000, 72000] },
            { title: 'Gen Y', sumPence: 150000, parts: [71000, 79000] },
          ]}
          rows={[{ title: 'Price', note: 'one machine', cells: [{ text: '£495' }, { text: '£695' }] }]}
          foldedWith={<p className="small muted">What the figures rest on.</p>}
        />
      </Part>

      <h2 className="mt-5 mb-4">Texts</h2>
      <Part name="An article, with its margin">
        <Prose>
          <h2>Why half the air is so much quieter</h2>
          <MarginFigure figure="−15" unit="dB">
            for half the air.
          </MarginFigure>
          <p>The curves bend the same way because all fans obey the same laws.</p>
          <MarginNote title="Windows first">A purifier adds to ventilation.</MarginNote>
          <PullQuote>Run them at full speed when the room is empty.</PullQuote>
          <Question title="Does it make ozone?">
            <p>The lamps do not.</p>
          </Question>
        </Prose>
      </Part>
      <Part name="A document, with its headings at the left">
        <Prose kind="document">
          <Summary>Delivery takes 3 to 5 working days.</Summary>
          <h2>Payment terms</h2>
          <Terms>
            <Term name="Consumers">Pay with the order.</Term>
            <Term name="Companies">30 days from the invoice.</Term>
          </Terms>
        </Prose>
      </Part>

      <h2 className="mt-5 mb-4">Links and buttons</h2>
      <Part name="Buttons" onDark>
        <div className="d-flex flex-wrap gap-3">
          <ButtonLink to="#parts">Primary</ButtonLink>
          <ButtonLink to="#parts" variant="accent" arrow>
            Accent
          </ButtonLink>
          <ButtonLink to="#parts" variant="line">
            Line
          </ButtonLink>
          <ButtonLink to="#parts" variant="white">
            White
          </ButtonLink>
          <Button variant="primary" disabled>
            Disabled
          </Button>
        </div>
      </Part>
      <Part name="Button while it sends">
        <StatusButton variant="accent" type="button" busy busyLabel="Sending your request">
          Send request
        </StatusButton>
      </Part>
      <Part name="Text links" onDark>
        <ArrowLink to="#parts">See Generation X</ArrowLink>
      </Part>

      <h2 className="mt-5 mb-4">Forms</h2>
      <Part name="Fields">
        <Row className="gy-4">
          <Col md={4}>
            <Field label="Name" value="" required onChange={noChange} />
          </Col>
          <Col md={4}>
            <Field
              label="Email"
              value="ada@"
              required
              problem="Enter an email like name@practice.example"
              onChange={noChange}
            />
          </Col>
          <Col md={4}>
            <Field
              label="Message"
              as="textarea"
              rows={2}
              value="Read only while it is sent"
              readOnly
              onChange={noChange}
            />
          </Col>
        </Row>
      </Part>
      <Part name="Select, quantity, segments, search">
        <Row className="gy-4">
          <Col md={3}>
            <SelectField
              label="Ventilation"
              chosen="windows"
              options={[
                { value: 'windows', label: 'Windows that open (1)' },
                { value: 'none', label: 'None (0)' },
              ]}
              onChoose={noChange}
            />
          </Col>
          <Col md={3}>
            <QuantityField
              id="gallery-quantity"
              name="quantity"
              label="Quantity"
              value={units}
              max={maxUnits}
              problem={undefined}
              readOnly={false}
              onChange={setUnits}
            />
          </Col>
          <Col md={3}>
            <SegmentedControl
              legend="Unit"
              chosen={segment}
              segments={[
                { value: 'metres', label: 'Metres' },
                { value: 'feet', label: 'Feet' },
              ]}
              onChoose={setSegment}
            />
          </Col>
          <Col md={3}>
            <SearchBox label="Search" placeholder="Type to search..." text="" onChange={noChange} />
          </Col>
        </Row>
      </Part>
      <Part name="Checkbox">
        <CheckField label="Windows open" checked onChange={noChange} />
      </Part>
      <Part name="List of errors">
        <ErrorList
          errors={[
            { id: 'name', sentence: 'Enter your name', focus: noChange },
            { id: 'email', sentence: 'Enter your email', focus: noChange },
          ]}
        />
      </Part>
      <Part name="Notices">
        <Stack gap={3}>
          <Notice tone="success" title="Message sent successfully!">
            <p>We reply within 24 hours, Monday to Friday.</p>
          </Notice>
          <Notice tone="danger" title="Your message was not sent" onDismiss={noChange}>
            <p>What you typed is still in the form.</p>
          </Notice>
        </Stack>
      </Part>

      <h2 className="mt-5 mb-4">What opens</h2>
      <Part name="Disclosures of a group" onDark>
        <Disclosure group="gallery" title="How often is the filter cleaned?" startsOpen>
          <p>Every three months.</p>
        </Disclosure>
        <Disclosure group="gallery" title="How loud is it?" startsOpen={false}>
          <p>Below 20 dB(A) on speed 1.</p>
        </Disclosure>
      </Part>
      <Part name="A section of one row that opens" wide>
        <FoldedSection title="Five years in pounds" lead="Machines, filters, electricity and servicing">
          <p>What it shows when it is open.</p>
        </FoldedSection>
      </Part>
      <Part name="Fold" onDark>
        <Fold summary={<b>All figures</b>}>
          <p>A text that opens by itself.</p>
        </Fold>
      </Part>
    </Container>
  );
}
