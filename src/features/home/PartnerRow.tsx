import Container from 'react-bootstrap/Container';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { sample, unwrapSample } from '@/config/sample';

/** Invented names, each in its own type. */
const partners = sample([
  { name: 'Harrow & Vale Dental', type: 'h3' },
  { name: 'Northmere Schools', type: 'item' },
  { name: 'Aldgate Strength', type: 'h3 font-narrow text-uppercase' },
  { name: 'Penhale Hotels', type: 'label text-uppercase' },
  { name: 'Kestrel Labs', type: 'h3 text-lowercase' },
]);

/** Sample names of partners. */
export function PartnerRow() {
  return (
    <section aria-label="Partners">
      <Container fluid="xxl">
        <ul className="plain-list d-flex flex-column flex-md-row flex-wrap gap-2 column-gap-4 align-items-md-center justify-content-between border-top border-bottom py-4 muted">
          {unwrapSample(partners).map(({ name, type }) => (
            <li key={name} className={type}>
              {name}
            </li>
          ))}
        </ul>
        <p className="fine muted mt-2 mb-0 text-end">
          These are <EvidenceLink line="samples">sample names</EvidenceLink>.
        </p>
      </Container>
    </section>
  );
}
