import Container from 'react-bootstrap/Container';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import type { Partner } from '@/data/partners';
import { Wordmark } from './Wordmark';
import styles from './PartnerRow.module.scss';

export type PartnerRowProps = { partners: readonly Partner[] };

export function PartnerRow({ partners }: PartnerRowProps) {
  return (
    <section aria-label="Partners">
      <Container fluid="xxl">
        <ul className={styles.row}>
          {partners.map((partner) => (
            <li key={partner.name}>
              <Wordmark partner={partner} />
            </li>
          ))}
        </ul>
        <p className="fine muted">
          These are <EvidenceLink line="samples">sample names</EvidenceLink>.
        </p>
      </Container>
    </section>
  );
}
