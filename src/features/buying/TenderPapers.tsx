import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { Fold } from '@/components/ui/Fold';
import { type MaybeSample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';

const insurance: readonly { name: string; fact: MaybeSample<{ sum: string; scope: string }> }[] = [
  { name: 'Public liability', fact: buying.publicLiability },
  { name: 'Product liability', fact: buying.productLiability },
  { name: 'Employers’ liability', fact: buying.employersLiability },
];

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

/** The sums that we are insured for, what to ask for beside them, and below the papers that a tender asks for. */
export function TenderPapers({ children }: { children: ReactNode }) {
  return (
    <>
      <Row as="ul" xs={1} md={2} xl={4} className="gy-3 gy-lg-4 mb-4 pb-3">
        {insurance.map(({ name, fact }) => {
          const { sum, scope } = unwrapSample(fact);
          const [figure, unit] = sum.split(' ');
          return (
            <Col as="li" key={name}>
              <span className="d-block small muted">{name}</span>
              <b className="h1 num text-reset d-block">
                {figure}
                <small className="unit"> {unit}</small>
              </b>{' '}
              {scope}
            </Col>
          );
        })}
        <Col as="li">
          <p>The sums are samples. Ask for this year’s certificates of insurance with the quote.</p>
          {children}
        </Col>
      </Row>
      <Fold isOpenWide summary="Three quotes, carbon, modern slavery, frameworks">
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
