import Container from 'react-bootstrap/Container';
import { sample, unwrapSample } from '@/config/sample';

/** Invented. */
const partners = sample([
  'Harrow & Vale Dental',
  'Northmere Schools',
  'Aldgate Strength',
  'Penhale Hotels',
  'Kestrel Labs',
]);

/** Sample names of partners, as the quote above says. */
export function PartnerRow() {
  return (
    <section aria-label="Partners">
      <Container fluid="xxl">
        <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-1 justify-content-lg-between m-0 border-top py-3 py-lg-4 fw-medium muted">
          {unwrapSample(partners).map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Container>
    </section>
  );
}
