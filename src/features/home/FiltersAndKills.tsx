import { Fragment, useId, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import pollutantDrawings from '@/assets/pollutants.svg?no-inline';
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

/** Views of the drawing (src/assets/pollutants.svg). */
type PollutantName = 'viruses' | 'bacteria' | 'fungi' | 'compounds' | 'mercury' | 'pollen' | 'asbestos' | 'mould';

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
          <span className={`rounded-circle border bg-white ${styles.dish}`}>
            <img src={`${pollutantDrawings}#${name}`} width="64" height="64" alt="" loading="lazy" />
          </span>
          <h3 className="item">{title}</h3>
          <StagePips stages={stages} />
          <p className="muted m-0">{withWholeUvc(text)}</p>
        </li>
      ))}
    </ul>
  );
}
