import { useState } from 'react';
import { X } from 'lucide-react';
import Button from 'react-bootstrap/Button';
import Col from 'react-bootstrap/Col';
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
import { FoldedRow } from '@/components/sections/FoldedRow';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Disclosure } from '@/components/ui/Disclosure';
import { Fold } from '@/components/ui/Fold';
import { IconButton } from '@/components/ui/IconButton';
import { company } from '@/config/company';
import { maxUnits } from '@/lib/links/price-request-url';
import { Part } from './Part';

const noChange = () => {};

/** Links, buttons, fields and what opens. */
export function ControlParts() {
  const [segment, setSegment] = useState<'metres' | 'feet'>('metres');
  const [units, setUnits] = useState('2');
  return (
    <>
      <h2 className="mt-5 mb-4">Links and buttons</h2>
      <Part name="Buttons" isOnDark>
        <div className="d-flex flex-wrap gap-3">
          <ButtonLink to="#parts">Primary</ButtonLink>
          <ButtonLink to="#parts" variant="accent" hasArrow>
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
        <StatusButton variant="accent" type="button" isBusy busyLabel="Sending your request">
          Send request
        </StatusButton>
      </Part>
      <Part name="A button that is one icon">
        <IconButton label="Close" icon={X} />
      </Part>
      <Part name="Text links" isOnDark>
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
              label="E-mail"
              value="ada@"
              required
              error="Enter an e-mail address like name@example.com"
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
              value="windows"
              options={[
                { value: 'windows', label: 'Windows that open (1)' },
                { value: 'none', label: 'None (0)' },
              ]}
              onChange={noChange}
            />
          </Col>
          <Col md={3}>
            <QuantityField
              id="gallery-quantity"
              name="quantity"
              label="Quantity"
              value={units}
              max={maxUnits}
              error={undefined}
              readOnly={false}
              onChange={setUnits}
            />
          </Col>
          <Col md={3}>
            <SegmentedControl
              legend="Unit"
              value={segment}
              segments={[
                { value: 'metres', label: 'Metres' },
                { value: 'feet', label: 'Feet' },
              ]}
              onChange={setSegment}
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
          <Notice tone="success" title="Message sent successfully!" onDismiss={noChange}>
            <p>{company.reply}</p>
          </Notice>
          <Notice tone="danger" title="Your message was not sent" onDismiss={noChange}>
            <p>What you typed is still in the form.</p>
          </Notice>
        </Stack>
      </Part>

      <h2 className="mt-5 mb-4">What opens</h2>
      <Part name="Disclosures of a group" isOnDark>
        <Disclosure group="gallery" title="How often is the filter cleaned?" startsOpen>
          <p>Every three months.</p>
        </Disclosure>
        <Disclosure group="gallery" title="How loud is it?" startsOpen={false}>
          <p>Below 20 dB(A) on speed 1.</p>
        </Disclosure>
      </Part>
      <Part name="A row of a list that opens by itself">
        <FoldedRow title="Five years in pounds" lead="Machines, filters, electricity and servicing">
          <p>What it shows when it is open.</p>
        </FoldedRow>
      </Part>
      <Part name="A section of one row that opens" isWide>
        <FoldedSection id="folded" title="Work out your room">
          <p>What it shows when it is open.</p>
        </FoldedSection>
      </Part>
      <Part name="Fold" isOnDark>
        <Fold summary={<b>All figures</b>}>
          <p>A text that opens by itself.</p>
        </Fold>
      </Part>
      <Part name="Details with a plus, in small print">
        <details className="small plus-fold">
          <summary>How it is sized</summary>
          <p className="muted m-0">What few read.</p>
        </details>
      </Part>
    </>
  );
}
