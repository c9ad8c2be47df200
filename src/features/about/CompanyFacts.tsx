import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { company } from '@/config/company';
import { isSample, shown } from '@/config/sample';
import { companyFacts } from './company-facts';
import styles from './CompanyFacts.module.scss';

export function CompanyFacts() {
  const { satisfiedClients, activeEngagement, products, awards } = shown(companyFacts);
  return (
    <Section tone="ink" labelledBy="facts-heading">
      <h2 id="facts-heading" className="visually-hidden">
        {company.brand} in numbers
      </h2>
      <ul className={`plain-list ${styles.facts}`}>
        <li>
          <p>
            <span className={styles.reading}>{satisfiedClients}+</span> satisfied clients
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>
              {activeEngagement.percent}
              <small>%</small>
            </span>{' '}
            active engagement: {activeEngagement.of}
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>{products}</span> products that clean a room
          </p>
        </li>
        <li>
          <p>
            <span className={styles.reading}>{awards}</span> awards
          </p>
        </li>
      </ul>
      {isSample(companyFacts) && (
        <p className={styles.note}>
          Figures to be confirmed. <EvidenceLink line="samples">What is estimated</EvidenceLink>
        </p>
      )}
    </Section>
  );
}
