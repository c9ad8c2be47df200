import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { isSample, shown } from '@/config/sample';
import { companyFacts, facts } from '@/data/pages/about/sections';
import styles from './CompanyFacts.module.scss';

export function CompanyFacts() {
  const { satisfiedClients, activeEngagement, products, awards } = shown(companyFacts);
  return (
    <Section tone="ink" labelledBy="facts-heading">
      <h2 id="facts-heading" className="visually-hidden">
        {facts.title}
      </h2>
      <ul className={`plain-list ${styles.facts}`}>
        <li>
          <p>
            <span className={styles.reading}>{satisfiedClients}+</span> {facts.clients}
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>{activeEngagement.percent}%</span> {facts.engagement} {activeEngagement.of}
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>{products}</span> {facts.products}
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>{awards}</span> {facts.awards}
          </p>
        </li>
      </ul>
      {isSample(companyFacts) && (
        <p className={`mt-4 mb-0 small ${styles.note}`}>
          Figures to be confirmed. <EvidenceLink line="samples">What is estimated</EvidenceLink>
        </p>
      )}
    </Section>
  );
}
