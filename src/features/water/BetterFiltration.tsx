import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import styles from './BetterFiltration.module.scss';

function TenThousandDots() {
  const dots = useId();
  return (
    <svg viewBox="0 0 604 604" role="img" aria-label="A square of ten thousand dots. One is copper.">
      <defs>
        <pattern id={dots} x="2" y="2" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" fill="var(--teal)" />
        </pattern>
      </defs>
      <rect x="2" y="2" width="600" height="600" fill={`url(#${dots})`} />
      <circle cx="431" cy="95" r="13" fill="#fff" />
      <circle cx="431" cy="95" r="8" fill="var(--copper)" />
      <path d="M431 95H604" stroke="var(--copper)" strokeWidth="1.2" />
    </svg>
  );
}

type BetterFiltrationProps = {
  /** Beside the copper dot. */
  dotsCaption: string;
  title: string;
  /** What the dots show: all but one of ten thousand. */
  percent: string;
  lead: ReactNode;
  note: ReactNode;
};

export function BetterFiltration({ dotsCaption, title, percent, lead, note }: BetterFiltrationProps) {
  return (
    <Section isShort labelledBy="filtration-heading">
      <div className={`align-items-center ${styles.grid}`}>
        <figure className={`position-relative ${styles.square}`}>
          <TenThousandDots />
          <figcaption className="position-absolute label text-nowrap">{dotsCaption}</figcaption>
        </figure>
        <div>
          <h2 id="filtration-heading">{title}</h2>
          <p className={`text-nowrap mt-3 mb-3 ${styles.figure}`}>
            {percent}
            <small className="unit">%</small>
          </p>
          <p className="lead">{lead}</p>
          <p className={`mt-4 mb-0 muted ${styles.note}`}>{note}</p>
        </div>
      </div>
    </Section>
  );
}
