import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';
import styles from './About.module.scss';

export type CompanyFactsProps = {
  /** For screen readers. */
  title: string;
  facts: MaybeSample<readonly { figure: string; meaning: string }[]>;
};

export function CompanyFacts({ title, facts }: CompanyFactsProps) {
  return (
    <Section labelledBy="facts-heading" className="pt-0">
      <h2 id="facts-heading" className="visually-hidden">
        {title}
      </h2>
      <ul className={`plain-list border-top border-dark ${styles.facts}`}>
        {unwrapSample(facts).map(({ figure, meaning }) => (
          <li key={meaning}>
            <p className="m-0 small muted">
              <span className="d-block title mb-1">{figure}</span> {meaning}
            </p>
          </li>
        ))}
      </ul>
      {isSample(facts) && (
        <p className="mt-4 mb-0 fine muted">
          Sample figures. <EvidenceLink line="samples">What a sample is</EvidenceLink>
        </p>
      )}
    </Section>
  );
}
