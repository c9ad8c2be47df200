import { Fragment, useId, type ReactNode } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { filtered, pollutants } from '@/data/pages/home/sections';
import { pollutantShapes, type PollutantName, type PollutantShape } from './pollutant-shapes';
import { StagePips } from './StagePips';
import styles from './FiltersAndKills.module.scss';

/** Browsers would break the line after the hyphen of "UV-C". */
function withWholeUvc(text: string): ReactNode {
  return text.split('UV-C').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles.whole}>UV-C</span>}
      {part}
    </Fragment>
  ));
}

type PollutantIconProps = { name: PollutantName };

function PollutantIcon({ name }: PollutantIconProps) {
  const { ink, copper, transform }: PollutantShape = pollutantShapes[name];
  return (
    <span className={styles.dish} aria-hidden="true">
      <svg viewBox="0 0 64 64" fill="none" strokeLinecap="round" strokeLinejoin="round">
        <g transform={transform}>
          <path d={ink} stroke="currentColor" />
          <path d={copper} className={styles.copper} />
        </g>
      </svg>
    </span>
  );
}

export function FiltersAndKills() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading id={headingId} {...filtered} />
      <ul className={styles.list}>
        {pollutants.map(({ name, title, says, stages }) => (
          <li key={name}>
            <PollutantIcon name={name} />
            <h3>{title}</h3>
            <p>{withWholeUvc(says)}</p>
            <StagePips stages={stages} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
