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

type TenderPapersProps = {
  heading: ReactNode;
  /** Below the heading. */
  children: ReactNode;
};

/** The sums that we are insured for, and below them the papers that a tender asks for. */
export function TenderPapers({ heading, children }: TenderPapersProps) {
  return (
    <Row className="gy-4">
      <Col lg={4}>
        {heading}
        <p className="mw-short">The sums are samples. Ask for this year’s certificates with the quote.</p>
        {children}
      </Col>
      <Col lg={8}>
        <ul className="plain-list mb-4">
          {insurance.map(({ name, fact }) => {
            const { sum, scope } = unwrapSample(fact);
            const [figure, unit] = sum.split(' ');
            return (
              <li key={name} className="py-2 border-top">
                <Row className="align-items-baseline">
                  <Col xs={7} md={6}>
                    <b className="d-block h1 num text-reset mb-0">
                      {figure}
                      <small className="unit"> {unit}</small>
                    </b>{' '}
                    <span className="muted">{scope}</span>
                  </Col>
                  <Col xs={5} md={6} className="item">
                    {name}
                  </Col>
                </Row>
              </li>
            );
          })}
        </ul>
        <Fold isShort isOpenWide summary="Three quotes, carbon, modern slavery, frameworks">
          <TermColumns columns={2}>
            {tenderPapers.map(({ name, text }) => (
              <TermColumn key={name} name={name}>
                {text}
              </TermColumn>
            ))}
          </TermColumns>
          <p className="small muted mt-3 mb-0">What we say of carbon, suppliers and frameworks is a sample.</p>
        </Fold>
      </Col>
    </Row>
  );
}
