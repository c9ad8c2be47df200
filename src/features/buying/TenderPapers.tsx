import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { Fold } from '@/components/ui/Fold';
import { type MaybeSample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import styles from './TenderPapers.module.scss';

const insurance: readonly { name: string; fact: MaybeSample<{ sum: string; scope: string }> }[] = [
  { name: 'Public liability', fact: buying.publicLiability },
  { name: 'Product liability', fact: buying.productLiability },
  { name: 'Employers’ liability', fact: buying.employersLiability },
];

/** Each sum, and for what it is paid. */
function Insurance() {
  return (
    <Row as="ul" className="gy-2 mb-0">
      {insurance.map(({ name, fact }) => {
        const { sum, scope } = unwrapSample(fact);
        const [figure, unit] = sum.split(' ');
        return (
          <Col as="li" key={name} md={4}>
            <span className="d-block small muted">{name}</span>
            <b className="h1 num text-reset d-block">
              {figure}
              <small className="unit"> {unit}</small>
            </b>{' '}
            {scope}
          </Col>
        );
      })}
    </Row>
  );
}

const tenderPapers: readonly { name: string; text: ReactNode }[] = [
  {
    name: 'Three quotes',
    text: 'Ours comes under the six costs that the Department for Education compares: price, VAT, delivery, maintenance, running costs and disposal.',
  },
  {
    name: 'Carbon reduction plan',
    text: <>{unwrapSample(buying.carbonPlan)}. If your tender needs it, ask us before you send it out.</>,
  },
  {
    name: 'Modern slavery',
    text: (
      <>
        {unwrapSample(buying.modernSlavery)}. {unwrapSample(buying.modernSlaveryStatement)}: we answer questions about
        our suppliers in writing.
      </>
    ),
  },
  {
    name: 'Frameworks',
    text: (
      <>
        {unwrapSample(buying.frameworks)}. You can buy from us by quote, within your own rules for a purchase of that
        value.
      </>
    ),
  },
];

/** The sums that we are insured for, beside the heading, and under both the papers that a tender asks for. */
export function TenderPapers({ children }: { children: ReactNode }) {
  return (
    <>
      <Row className="gy-4 mb-4">
        <Col lg={4}>{children}</Col>
        <Col lg={8} className="pt-lg-2">
          <Insurance />
          <p className="mt-3 mb-0">
            Ask for this year’s certificates of insurance with the quote. The sums are samples.
          </p>
        </Col>
      </Row>
      <Fold className={styles.papers} summary="Three quotes, carbon, modern slavery, frameworks">
        <TermColumns columns={4}>
          {tenderPapers.map(({ name, text }) => (
            <TermColumn key={name} name={name}>
              {text}
            </TermColumn>
          ))}
        </TermColumns>
        <p className="small muted mt-3 mb-0">What we say of carbon, suppliers and frameworks is a sample.</p>
      </Fold>
    </>
  );
}
