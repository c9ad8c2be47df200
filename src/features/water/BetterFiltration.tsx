import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import styles from './BetterFiltration.module.scss';
import { TenThousandDots } from './TenThousandDots';

export function BetterFiltration() {
  return (
    <Section labelledBy="filtration-heading">
      <div className={styles.grid}>
        <figure className={styles.square}>
          <TenThousandDots />
          <figcaption>One left</figcaption>
        </figure>
        <div>
          <h2 id="filtration-heading">Better Filtration</h2>
          <p className={styles.figure}>
            99.99<small>%</small>
          </p>
          <p className="lead">
            Of mould, bacteria and viruses eliminated in <EvidenceLink line="bottle">our own test</EvidenceLink>. The
            square holds ten thousand dots; the copper one is what is left.
          </p>
          <p className={styles.note}>
            <EvidenceLink line="uv-c">UV-C</EvidenceLink> is light, not a filter: it inactivates what lives in clear tap
            water and takes out no sediment, metal or chlorine. A cleaning cycle runs every two hours.
          </p>
        </div>
      </div>
    </Section>
  );
}
