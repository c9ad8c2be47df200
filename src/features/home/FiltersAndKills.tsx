import { Fragment, useId, type ReactNode } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import type { StageNumber } from '@/data/products/product';
import { pollutantShapes, type PollutantName, type PollutantShape } from './pollutant-shapes';
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

type PollutantIconProps = { name: PollutantName };

function PollutantIcon({ name }: PollutantIconProps) {
  const { ink, copper, transform }: PollutantShape = pollutantShapes[name];
  return (
    <span className={`rounded-circle ${styles.dish}`} aria-hidden="true">
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
  if (stages.length === 1) return `Stage ${stages[0]}`;
  return `Stages ${stages.slice(0, -1).join(', ')} and ${stages[stages.length - 1]}`;
}

/** Six bars; those of the stages at work are filled and numbered. */
function StagePips({ stages }: StagePipsProps) {
  return (
    <svg
      viewBox="0 0 157 18"
      width="157"
      height="18"
      role="img"
      aria-label={inWords(stages)}
      className="d-block mw-100 mt-auto"
      fontSize="13"
      fontWeight="600"
      textAnchor="middle"
    >
      {all.map((stage) => (
        <rect
          key={stage}
          x={(stage - 1) * 27}
          width="22"
          height="18"
          fill={stages.includes(stage) ? 'var(--teal)' : 'var(--rule)'}
        />
      ))}
      {stages.map((stage) => (
        <text key={stage} x={stage * 27 - 16} y="13.5" fill="#fff">
          {stage}
        </text>
      ))}
    </svg>
  );
}

type Pollutant = { name: PollutantName; title: string; text: string; stages: readonly StageNumber[] };

type FiltersAndKillsProps = { title: string; lead: string; pollutants: readonly Pollutant[] };

export function FiltersAndKills({ title: heading, lead, pollutants }: FiltersAndKillsProps) {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading id={headingId} title={heading} lead={lead} />
      <ul className={`plain-list ${styles.list}`}>
        {pollutants.map(({ name, title, text, stages }) => (
          <li key={name}>
            <PollutantIcon name={name} />
            <div className="d-flex flex-column">
              <h3 className="item">{title}</h3>
              <p className={`muted mt-1 mb-2 ${styles.text}`}>{withWholeUvc(text)}</p>
              <StagePips stages={stages} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
