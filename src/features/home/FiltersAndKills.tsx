import { Fragment, useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Fold } from '@/components/ui/Fold';
import type { StageNumber } from '@/data/products/product';
import { formatList } from '@/lib/format/list';
import styles from './FiltersAndKills.module.scss';

/** Browsers would break the line after the hyphen of "UV-C". */
function withWholeUvc(text: string): ReactNode {
  return text.split('UV-C').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className="text-nowrap">UV-C</span>}
      {part}
    </Fragment>
  ));
}

/** SVG paths on a grid of 64. */
type PollutantShape = { ink: string; copper: string; transform?: string };

const pollutantShapes = {
  viruses: {
    ink: 'M18 32a14 14 0 1 0 28 0a14 14 0 1 0 -28 0M45 28L52 26M45 37L51 40M38 45L42 51M29 46L27 53M21 41L15 45M18 31L11 31M22 23L17 18M30 18L29 11M40 20L43 14M52 25a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M51 41a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M41 53a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M25 54a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M12 46a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M7 31a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M13 16a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M27 9a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M43 13a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    copper: 'M26 29a3 3 0 1 0 5 0a3 3 0 1 0 -5 0M33 33a4 4 0 1 0 7 0a4 4 0 1 0 -7 0M28 38a2 2 0 1 0 3 0a2 2 0 1 0 -3 0',
  },
  bacteria: {
    ink: 'M22 22h16a10 10 0 0 1 0 20H22a10 10 0 0 1 0-20ZM48 30c4-3 5 3 9 0M48 35c4-2 6 4 11 1M12 32c-3-2-4 2-7 0M20 22v-4M28 22v-5M36 22v-4M24 42v4M32 42v5M40 42v4',
    copper: 'M23 37c4-1 3-5 7-5s3-5 8-6',
    transform: 'rotate(-32 32 32)',
  },
  fungi: {
    ink: 'M8 30c0-12 10.5-20 24-20s24 8 24 20c0 3-4 4-8 4H16c-4 0-8-1-8-4ZM25 34c1 8 0 13-3 20h20c-3-7-4-12-3-20M28 34v6M32 34v9M36 34v6',
    copper:
      'M20 22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M35 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M41.5 26a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  },
  compounds: {
    ink: 'M32 15l13 7.5v15L32 45l-13-7.5v-15ZM45 22.5l6-3.5M19 37.5l-6 3.5M32 45v7M50.5 17.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M7.5 42.5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M29 55a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
    copper: 'M32 20.5l8.2 4.7v9.6M23.8 25.2v9.6L32 39.5',
  },
  mercury: {
    ink: 'M32 28c6 8 12 13 12 20a12 12 0 0 1-24 0c0-7 6-12 12-20ZM26 49a6 6 0 0 0 6 6',
    copper: 'M22 22c-3-4 3-6 0-10M32 19c-3-4 3-6 0-10M42 22c-3-4 3-6 0-10',
  },
  pollen: {
    ink: 'M52 32A6 6 0 0 1 49 42A6 6 0 0 1 42 49A6 6 0 0 1 32 52A6 6 0 0 1 22 49A6 6 0 0 1 15 42A6 6 0 0 1 12 32A6 6 0 0 1 15 22A6 6 0 0 1 22 15A6 6 0 0 1 32 12A6 6 0 0 1 42 15A6 6 0 0 1 49 22A6 6 0 0 1 52 32ZM18 32a15 15 0 1 0 29 0a15 15 0 1 0 -29 0',
    copper: 'M32 22v20M23 27l17 10M41 27L23 37',
  },
  asbestos: {
    ink: 'M10 48L46 10M15 54L50 16M9 39L35 12M24 56L56 26M28 58L46 42',
    copper: 'M12 20L52 46M20 13L55 38',
  },
  mould: {
    ink: 'M32 58V36M24 58h16M25 29a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M32 22v-4M26 26l-4-2M39 26l4-2M26 32l-4 2M39 32l4 2M30 7a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M10 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0M51 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0',
    copper:
      'M29 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M16 22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M42 22a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M16 35a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M43 35a3 3 0 1 0 6 0a3 3 0 1 0 -6 0',
  },
} as const satisfies Record<string, PollutantShape>;

type PollutantName = keyof typeof pollutantShapes;

type PollutantIconProps = { name: PollutantName };

function PollutantIcon({ name }: PollutantIconProps) {
  const { ink, copper, transform }: PollutantShape = pollutantShapes[name];
  return (
    <span className={`rounded-circle border bg-white ${styles.dish}`} aria-hidden="true">
      <svg viewBox="0 0 64 64" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform={transform}>
          <path d={ink} stroke="currentColor" />
          <path d={copper} stroke="var(--copper)" />
        </g>
      </svg>
    </span>
  );
}

type StagePipsProps = { stages: readonly StageNumber[] };

const all: readonly StageNumber[] = [1, 2, 3, 4, 5, 6];

function inWords(stages: readonly StageNumber[]): string {
  return `${stages.length === 1 ? 'Stage' : 'Stages'} ${formatList(stages.map(String))}`;
}

/** Six bars; those of the stages at work are filled and numbered. */
function StagePips({ stages }: StagePipsProps) {
  return (
    <svg
      viewBox="0 0 124 17"
      width="124"
      height="17"
      role="img"
      aria-label={inWords(stages)}
      fontSize="13"
      fontWeight="600"
      textAnchor="middle"
    >
      {all.map((stage) => (
        <rect
          key={stage}
          x={(stage - 1) * 21}
          width="19"
          height="17"
          fill={stages.includes(stage) ? 'var(--teal)' : 'var(--rule)'}
        />
      ))}
      {stages.map((stage) => (
        <text key={stage} x={stage * 21 - 11.5} y="13" fill="#fff">
          {stage}
        </text>
      ))}
    </svg>
  );
}

type Pollutant = { name: PollutantName; title: string; text: string; stages: readonly StageNumber[] };

type FiltersAndKillsProps = { title: string; lead: string; pollutants: readonly Pollutant[] };

/** Two columns; on a phone the second is folded. */
export function FiltersAndKills({ title: heading, lead, pollutants }: FiltersAndKillsProps) {
  const headingId = useId();
  const [first, second] = [pollutants.slice(0, 4), pollutants.slice(4)];
  return (
    <section aria-labelledby={headingId} className="mt-5 pt-lg-4 break-avoid">
      <Row className="gy-3 mb-4 align-items-end">
        <Col lg={6}>
          <h2 data-aos="fade-up" id={headingId} className="m-0">
            {heading}
          </h2>
        </Col>
        <Col lg={6}>
          <p className="muted m-0">{lead}</p>
        </Col>
      </Row>
      <Row>
        <Col md={6}>
          <PollutantList pollutants={first} />
        </Col>
        <Col md={6}>
          <Fold
            className={styles.second}
            summary={second.map(({ title }, index) => (index ? title.toLowerCase() : title)).join(', ')}
          >
            <PollutantList pollutants={second} />
          </Fold>
        </Col>
      </Row>
    </section>
  );
}

function PollutantList({ pollutants }: { pollutants: readonly Pollutant[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {pollutants.map(({ name, title, text, stages }) => (
        <li key={name} className="border-top">
          <PollutantIcon name={name} />
          <h3 className="item">{title}</h3>
          <StagePips stages={stages} />
          <p className="muted m-0">{withWholeUvc(text)}</p>
        </li>
      ))}
    </ul>
  );
}
