import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';
import styles from './About.module.scss';

export type CompanyFactsProps = {
  /** For screen readers. */
  title: string;
  facts: MaybeSample<readonly { figure: string; says: string }[]>;
};

export function CompanyFacts({ title, facts }: CompanyFactsProps) {
  return (
    <Section tone="ink" labelledBy="facts-heading">
      <h2 id="facts-heading" className="visually-hidden">
        {title}
      </h2>
      <ul className={`plain-list ${styles.facts}`}>
        {unwrapSample(facts).map(({ figure, says }) => (
          <li key={says}>
            <p className="m-0 muted">
              <span className={`d-block text-white ${styles.reading}`}>{figure}</span> {says}
            </p>
          </li>
        ))}
      </ul>
      {isSample(facts) && (
        <p className={`mt-4 mb-0 small ${styles.note}`}>
          Sample figures. <EvidenceLink line="samples">What a sample is</EvidenceLink>
        </p>
      )}
    </Section>
  );
}
