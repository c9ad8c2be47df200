import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { AskLine } from '@/components/text/AskRow';
import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { unwrapSample, withoutMark } from '@/config/sample';
import { buying, paymentTerm } from '@/data/buying';
import { OrderSteps } from '@/features/buying/OrderSteps';
import { PriceHead } from '@/features/buying/PriceHead';
import { ServicingSheet } from '@/features/buying/ServicingSheet';
import { TenderPapers } from '@/features/buying/TenderPapers';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { priceChoiceUrl } from '@/lib/links/price-request-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';

const titles = {
  payment: 'Payment terms',
  servicing: 'Servicing sheet for each model',
  company: 'VAT and company details',
  tender: 'Papers for a tender',
};

/** As the supplier form of an organisation asks for them. */
const companyDetails = [
  { name: 'Registered name', text: withoutMark(company.legalName) },
  {
    name: 'Company number',
    text: `${withoutMark(company.companyNumber)}, registered in ${company.placeOfRegistration}`,
  },
  { name: 'VAT number', text: withoutMark(company.vatNumber) },
  { name: 'Registered office', text: company.registeredOffice },
];

/** How an organisation orders and pays, and the papers that it asks for. */
export default function BuyingPage() {
  return (
    <StaticHtml>
      <PageHead
        title="Buying from us: orders, payment, papers"
        description="How to order by purchase order, when to pay, delivery, returns, servicing of each model, VAT number, insurance, carbon plan, modern slavery and frameworks."
        path={href('buying')}
      />
      <PriceHead>
        <Breadcrumb trail={breadcrumbTrail('buying')} current={routes.buying.label} />
        <h1>Buying from us</h1>
        <p className="lead mt-3">
          A written quote {company.replyIn}. Then your order and, for organisations, {paymentTerm} to pay our invoice
          (sample).
        </p>
        <AskLine to={priceChoiceUrl()}>Get a written quote</AskLine>
      </PriceHead>
      <OrderSteps title="How to order" />
      <Section isShort labelledBy={slugOf(titles.payment)}>
        <Row className="gy-4">
          <Col lg={4}>
            <ProseHeading className="h2 mb-2">{titles.payment}</ProseHeading>
            <p className="small muted mb-0">Deposit, days, ways to pay and the minimum are samples.</p>
          </Col>
          <Col lg={8}>
            <TermColumns columns={2}>
              <TermColumn name={unwrapSample(buying.deposit)} isLarge>
                Start with one room: we take {unwrapSample(buying.orderMinimum)}, and a return can be agreed in the
                quote.
              </TermColumn>
              <TermColumn name={paymentTerm} isLarge>
                Organisations pay {unwrapSample(buying.paymentDays)}. Consumers pay {unwrapSample(buying.consumersPay)}.
              </TermColumn>
              <TermColumn name="BACS or card" isLarge>
                {unwrapSample(buying.waysToPay)}. If a message says that our bank details have changed, call{' '}
                <PhoneLink /> before you pay.
              </TermColumn>
              <TermColumn name="By the month" isLarge>
                Contract hire purchase, subject to status. Its quote names any deposit:{' '}
                <PageLink page="service">Service and filters</PageLink>.
              </TermColumn>
            </TermColumns>
          </Col>
        </Row>
      </Section>
      <Section background="sand" isShort labelledBy={slugOf(titles.company)}>
        <Row className="gy-4">
          <Col lg={4}>
            <ProseHeading className="h2 mb-2">{titles.company}</ProseHeading>
            <p className="mw-short mb-0">
              Prices on this site include VAT. Send your supplier form to <EmailLink /> and we fill it in. Name, numbers
              and office are samples.
            </p>
          </Col>
          <Col lg={8}>
            <dl className="bg-white px-4 px-lg-5 py-3 py-lg-4 mb-0">
              {companyDetails.map(({ name, text }, index) => (
                <Row key={name} className={`gx-0 py-3 align-items-baseline ${index > 0 ? 'border-top' : ''}`}>
                  <Col as="dt" md={4} className="small fw-normal muted">
                    {name}
                  </Col>
                  <Col as="dd" md={8} className="item mb-0">
                    {text}
                  </Col>
                </Row>
              ))}
            </dl>
          </Col>
        </Row>
      </Section>
      <Section isShort labelledBy={slugOf(titles.tender)} className="pb-4">
        <TenderPapers heading={<ProseHeading className="h2 mb-2">{titles.tender}</ProseHeading>}>
          <ButtonLink to={contactUrl('buying')} className="d-print-none">
            Ask for a paper
          </ButtonLink>
        </TenderPapers>
      </Section>
      <Section isShort labelledBy={slugOf(titles.servicing)} className="pt-0">
        <Fold
          className="border-top border-bottom"
          summary={
            <h2 id={slugOf(titles.servicing)} tabIndex={-1} className="h3">
              {titles.servicing}
            </h2>
          }
        >
          <div className="pb-4">
            <ServicingSheet />
          </div>
        </Fold>
      </Section>
    </StaticHtml>
  );
}
