import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { PageLink } from '@/components/text/mdx-components';
import { SampleMark, SampleText } from '@/components/ui/SampleText';
import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';

const insurance: readonly { name: string; fact: MaybeSample<{ sum: string; scope: string }> }[] = [
  { name: 'Public liability', fact: buying.publicLiability },
  { name: 'Product liability', fact: buying.productLiability },
  { name: 'Employers’ liability', fact: buying.employersLiability },
];

/** The sum is large, for what it is paid is not. */
export function Insurance() {
  return (
    <Row as="ul" className="gy-3 mb-0">
      {insurance.map(({ name, fact }) => {
        const { sum, scope } = unwrapSample(fact);
        return (
          <Col as="li" key={name} md={4}>
            {name}
            <b className="title num d-block text-nowrap">{sum}</b>
            {scope}
            {isSample(fact) && <SampleMark />}
          </Col>
        );
      })}
    </Row>
  );
}

const tenderPapers: readonly { name: string; text: ReactNode }[] = [
  {
    name: 'Three quotes',
    text: (
      <>
        Ask for ours under the six costs that the Department for Education compares: price, VAT, delivery, maintenance,
        running costs and disposal. The <PageLink page="roomPlanner">room planner</PageLink> lists your rooms, to send
        to each seller.
      </>
    ),
  },
  {
    name: 'Carbon reduction plan',
    text: (
      <>
        <SampleText isNoted fact={buying.netZero} />. <SampleText isNoted fact={buying.carbonPlan} />. If your tender
        needs one, ask us before you send it out.
      </>
    ),
  },
  {
    name: 'Modern slavery',
    text: (
      <>
        <SampleText isNoted fact={buying.modernSlavery} />. <SampleText isNoted fact={buying.modernSlaveryStatement} />:
        we answer questions about our suppliers in writing.
      </>
    ),
  },
  {
    name: 'Frameworks',
    text: (
      <>
        <SampleText isNoted fact={buying.frameworks} />. You can buy from us by quote, within your own rules for a
        purchase of that value.
      </>
    ),
  },
];

export function TenderPapers() {
  return (
    <Row as="ul" className="gy-4 mt-3 pb-3">
      {tenderPapers.map(({ name, text }) => (
        <Col as="li" md={6} xl={3} key={name}>
          <h3 className="item mb-2 pt-3 border-top border-dark">{name}</h3>
          <p className="m-0">{text}</p>
        </Col>
      ))}
    </Row>
  );
}
