import type { CSSProperties } from 'react';
import { company } from '@/config/company';
import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';
import { Brand } from '../parts/Brand';
import { ChapterHead } from '../parts/ChapterHead';
import { Table } from '../parts/Table';

/** Where the speed of the air is read over an outlet, in its units. */
const points = [20, 50, 80].flatMap((x) => [20, 50, 80].map((y) => ({ x, y })));

const sheetStyle: CSSProperties = { position: 'relative', zIndex: 0, gap: '5mm', overflow: 'hidden' };

const watermarkStyle: CSSProperties = {
  position: 'absolute',
  top: '105mm',
  left: '12mm',
  color: 'var(--mist)',
  fontWeight: 600,
  fontSize: '96pt',
  zIndex: -1,
  transform: 'rotate(-32deg)',
};

/** Printed across the sheet. */
function Watermark() {
  return (
    <div style={watermarkStyle} aria-hidden="true">
      SAMPLE
    </div>
  );
}

function OutletDrawing() {
  return (
    <svg
      viewBox="-5 -5 170 110"
      width="371"
      height="240"
      role="img"
      aria-label="Nine points over the outlet at which the speed of the air is read"
    >
      <rect width="100" height="100" rx="8" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <circle cx="50" cy="50" r="42" fill="none" stroke="var(--field)" />
      {points.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" fill="var(--air)" />
      ))}
    </svg>
  );
}

function FilterDrawing() {
  return (
    <svg
      viewBox="0 0 170 90"
      width="408"
      height="216"
      role="img"
      aria-label="Air with particles from the left, the filter, counted air at the right"
    >
      <rect x="70" y="5" width="22" height="80" fill="none" stroke="var(--ink)" strokeWidth="1.2" />
      <path d="M70 5l22 10-22 10 22 10-22 10 22 10-22 10 22 10-22 10" fill="none" stroke="var(--air)" />
      <path d="M8 25h50M8 45h50M8 65h50M104 25h50M104 45h50M104 65h50" stroke="var(--field)" strokeDasharray="4 4" />
    </svg>
  );
}

/** Shows what our two reports hold, without a value that was read. */
export function SampleReport() {
  return (
    <>
      <section className="sheet" style={sheetStyle}>
        <Watermark />
        <Brand />
        <h1>The form of our report</h1>
        <p className="lead">
          What a report holds, sheet by sheet. Apart from the tested airflow it holds no value that was read. Ask us for
          the report of your model (sample), which has them, with date and signature: we answer {company.replyIn}.
        </p>
        <ChapterHead title="Filter class" fact="ISO 29463" />
        <FilterDrawing />
        <h3>What is tested</h3>
        <p>
          The filter set, at the particle size that it holds worst, between 0.1 and 0.3 µm, and at its rated airflow.
          H13 of EN 1822 holds at least 99.95% there; ISO 29463 calls it ISO 35 H.
        </p>
        <Table
          heads={['The report states', 'In the sample']}
          rows={[
            ['Filter, serial number', 'not filled in'],
            ['Rated airflow, m³/h', 'not filled in'],
            ['Most penetrating particle size, µm', 'not filled in'],
            ['Efficiency at that size, %', 'not filled in'],
            ['Efficiency at 0.3 µm, %', 'not filled in'],
            ['Pressure drop, Pa', 'not filled in'],
            ['Aerosol used', 'not filled in'],
            ['Leak test of the whole set', 'not filled in'],
            ['Laboratory, date, signature', 'not filled in'],
          ]}
        />
      </section>
      <section className="sheet" style={sheetStyle}>
        <Watermark />
        <ChapterHead title="Airflow at full speed" fact="with ISO 14644 methods, our own test" />
        <OutletDrawing />
        <h3>How it is tested</h3>
        <p>
          The speed of the air is read at points across the outlet of a running machine. Speed times area is the flow.
          It is our own test, not an independent one, and does not measure clean air delivery in a chamber.
        </p>
        <Table
          heads={['Machine', 'Tested, m³/h', 'Number of points', 'Date, signature']}
          rows={calculatorModels.map(({ model, testedCadrM3PerHour }) => [
            purifiers[model].name,
            grouped(testedCadrM3PerHour),
            'not filled in',
            'not filled in',
          ])}
        />
        <h3>Speed at each point, m/s: nine in this drawing</h3>
        <Table
          heads={['Row', 'Left', 'Middle', 'Right']}
          rows={['Back', 'Middle', 'Front'].map((row) => [row, 'not filled in', 'not filled in', 'not filled in'])}
        />
        <h3>What it does not show</h3>
        <p>
          Noise, ozone, the airflow below full speed and how fast a room clears: “What our claims rest on” has their
          dates.
        </p>
        <p className="fine">
          {company.legalName}, {company.email}, {company.phone.label}
        </p>
      </section>
    </>
  );
}
