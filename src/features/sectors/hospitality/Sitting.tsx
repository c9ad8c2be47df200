import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges } from '../room-machines';
import { venueRooms } from './venue-rooms';
import styles from './Sitting.module.scss';

/** A room with windows counts as one air change an hour (docs/specification-coverage.md, row 268). */
const windowsAch = 1;

const resetMin = 15;

type Reset = { name: string; ach: number };

function percentLeft(ach: number): string {
  return percent(shareLeft(ach, resetMin));
}

const [width, height] = [600, 205];
const x = (minutes: number) => (width * minutes) / resetMin;
const y = (share: number) => height * (1 - share);
const tones = ['var(--intake)', 'var(--sky)', 'var(--air)'] as const;

function curve(ach: number): string {
  return Array.from({ length: resetMin + 1 }, (_, minute) => {
    return `${minute === 0 ? 'M' : 'L'}${x(minute)} ${y(shareLeft(ach, minute)).toFixed(1)}`;
  }).join('');
}

/** What the drawing shows, in words. */
function labelOf(resets: readonly Reset[]): string {
  return `What is left in the air over ${resetMin} minutes: ${resets
    .map(({ name, ach }) => `${name.toLowerCase()}, ${percentLeft(ach)} of 100`)
    .join('; ')}.`;
}

function SittingChart({ resets }: { resets: readonly Reset[] }) {
  return (
    <StaticSvg
      viewBox={`0 -4 ${width} ${height + 8}`}
      className="d-block w-100 h-auto overflow-visible"
      role="img"
      aria-label={labelOf(resets)}
    >
      {resets.map(({ name, ach }, index) => (
        <g key={name} fill={tones[index]}>
          <path d={`${curve(ach)}V${height}H0Z`} fillOpacity=".14" />
          <path d={curve(ach)} fill="none" stroke={tones[index]} strokeWidth="2.4" />
        </g>
      ))}
      <path d={`M0 ${height}H${width}`} stroke="var(--ink)" />
    </StaticSvg>
  );
}

type SittingProps = {
  title: string;
  lead: string;
  /** Below the two ends of the time. */
  start: string;
  end: string;
  windows: string;
  working: string;
  full: string;
  note: ReactNode;
};

export function Sitting({ title, lead, start, end, windows, working, full, note }: SittingProps) {
  const resets: readonly Reset[] = [
    { name: windows, ach: windowsAch },
    { name: working, ach: windowsAch + machineAirChanges(venueRooms.restaurant, 'working') },
    { name: full, ach: windowsAch + machineAirChanges(venueRooms.restaurant, 'full') },
  ];
  return (
    <HeadedSection title={title} lead={lead}>
      <Row className="align-items-end row-gap-4">
        <Col lg={8}>
          <SittingChart resets={resets} />
          <p className="small muted d-flex justify-content-between mt-2 mb-0">
            <span>{start}</span>
            <span>{end}</span>
          </p>
        </Col>
        <Col lg={4}>
          <ul className="plain-list border-top border-dark">
            {resets.map(({ name, ach }, index) => (
              <li key={name} className="d-flex align-items-center gap-2 gap-sm-3 border-bottom py-2 py-lg-3">
                <StaticSvg width="6" height="44" viewBox="0 0 6 44" aria-hidden="true">
                  <rect width="6" height="44" fill={tones[index]} />
                </StaticSvg>
                <b className={`num title ${styles.figure}`}>{percentLeft(ach)}</b>
                <h3 className="item">{name}</h3>
              </li>
            ))}
          </ul>
          <p className="small muted mt-3 mb-0">{note}</p>
        </Col>
      </Row>
    </HeadedSection>
  );
}
