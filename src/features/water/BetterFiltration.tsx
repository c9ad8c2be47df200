import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { filtration } from '@/data/pages/water';
import styles from './BetterFiltration.module.scss';

function TenThousandDots() {
  const dots = useId();
  return (
    <svg viewBox="0 0 604 604" role="img" aria-label={filtration.dotsAlt}>
      <defs>
        <pattern id={dots} x="2" y="2" width="6" height="6" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1.55" fill="var(--air)" opacity="0.62" />
        </pattern>
      </defs>
      <rect x="2" y="2" width="600" height="600" fill={`url(#${dots})`} />
      <rect x="428" y="92" width="6" height="6" fill="#fff" />
      <circle cx="431" cy="95" r="4.2" fill="var(--copper)" />
      <path d="M431 95H604" stroke="var(--copper)" strokeWidth="1.2" />
    </svg>
  );
}

export function BetterFiltration() {
  return (
    <Section labelledBy="filtration-heading">
      <div className={styles.grid}>
        <figure className={styles.square}>
          <TenThousandDots />
          <figcaption>{filtration.dotsCaption}</figcaption>
        </figure>
        <div>
          <h2 id="filtration-heading">{filtration.title}</h2>
          <p className={styles.figure}>
            99.99<small>%</small>
          </p>
          <p className="lead">
            Of mould, bacteria and viruses eliminated in <EvidenceLink line="bottle">our own test</EvidenceLink>. The
            square holds ten thousand dots; the copper one is what is left.
          </p>
          <p className={`mt-4 mb-0 muted ${styles.note}`}>
            <EvidenceLink line="uv-c">UV-C</EvidenceLink> is light, not a filter: it inactivates what lives in clear tap
            water and takes out no sediment, metal or chlorine. A cleaning cycle runs every two hours.
          </p>
        </div>
      </div>
    </Section>
  );
}
