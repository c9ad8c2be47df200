import type { ReactNode } from 'react';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { StaticSvg } from '@/components/ui/StaticSvg';
import styles from './StagesInGym.module.scss';

type StageStripProps = { stages: readonly string[]; endsAt: readonly number[] };

/** In units of the drawing; each stage is 100 wide. */
const height = 100;
const plateX = (stage: number) => stage * 100 - 50;

function StageStrip({ stages, endsAt }: StageStripProps) {
  const width = stages.length * 100;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className={`d-block w-100 ${styles.strip}`}
      aria-hidden="true"
    >
      {stages.map((name, index) => (
        <rect
          key={name}
          x={plateX(index + 1) - 3}
          width="6"
          height={height}
          className={endsAt.includes(index + 1) ? styles.works : styles.plate}
        />
      ))}
      {endsAt.map((stage, line) => {
        const y = 14 + line * 18;
        const x = plateX(stage);
        return (
          <g key={line}>
            <path d={`M0 ${y}H${x}`} className={styles.dirty} />
            <path d={`M${x} ${y}H${width}`} className={styles.clean} />
            <path d={`M${x} ${y}h.01`} className={styles.end} />
          </g>
        );
      })}
    </StaticSvg>
  );
}

export type StagesInGymProps = {
  title: string;
  lead: string;
  /** In the order of the air; see docs/specification-coverage.md, row 13. */
  stages: readonly string[];
  /** `endsAt` lists the stages, 1 to 6, that take it. */
  rows: readonly { name: string; from: string; endsAt: readonly number[]; words: string }[];
  note: ReactNode;
};

export function StagesInGym({ title, lead, stages, rows, note }: StagesInGymProps) {
  return (
    <FoldedSection title={title} lead={lead} tone="ink">
      <ol className={`plain-list ${styles.stages}`} aria-label="Stages in the order of the air">
        {stages.map((name) => (
          <li className="text-center" key={name}>
            <span>{name}</span>
          </li>
        ))}
      </ol>
      <ul className={`plain-list ${styles.rows}`}>
        {rows.map(({ name, from, endsAt, words }) => (
          <li key={name}>
            <div className={styles.name}>
              <h3 className="item">{name}</h3>
              <p className="m-0 mt-1">{from}</p>
            </div>
            <StageStrip stages={stages} endsAt={endsAt} />
            <p className={`m-0 small ${styles.words}`}>{words}</p>
          </li>
        ))}
      </ul>
      <p className={`fine muted ${styles.note}`}>{note}</p>
    </FoldedSection>
  );
}
