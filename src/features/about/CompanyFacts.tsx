import { Section } from '@/components/sections/Section';
import { company } from '@/config/company';
import { productSlugs } from '@/config/product-slugs';
import { shown } from '@/config/sample';
import { activeEngagement } from '@/data/active-engagement';
import { ClientDots } from './ClientDots';
import { companyFacts } from './company-facts';
import styles from './CompanyFacts.module.scss';
import { EngagementTicks } from './EngagementTicks';
import { MachineLineup } from './MachineLineup';

const { satisfiedClients, activeEngagementPercent, products, awards } = companyFacts;

/** The company in four figures, each with the thing it counts drawn beside it. */
export function CompanyFacts() {
  return (
    <Section tone="ink" labelledBy="facts-heading">
      <h2 id="facts-heading" className="visually-hidden">
        {company.brand} in numbers
      </h2>
      <div className={styles.grid}>
        <div>
          <ClientDots className={styles.dots} />
          <p className={styles.clients}>
            <span className={styles.large}>{satisfiedClients}+</span>
            <span>
              satisfied clients.
              <br />
              One dot for each.
            </span>
          </p>
        </div>
        <ul className={`plain-list ${styles.facts}`}>
          <li>
            <p>
              <span className={styles.reading}>
                {activeEngagementPercent}
                <small>%</small>
              </span>{' '}
              active engagement: {shown(activeEngagement)} (indicative)
            </p>
            <EngagementTicks />
          </li>
          <li>
            <p>
              <span className={styles.reading}>{products}</span> products that clean a room, drawn to one scale.
              Filters, bottles and the meter make it {productSlugs.length}.
            </p>
            <MachineLineup />
          </li>
          <li>
            <p>
              <span className={styles.reading}>{awards}</span> awards. Ask us for their names and years.
            </p>
          </li>
        </ul>
      </div>
    </Section>
  );
}
