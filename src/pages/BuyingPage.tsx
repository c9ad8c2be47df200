import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { AskLine, AskRow } from '@/components/text/AskRow';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { SampleText } from '@/components/ui/SampleText';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { unwrapSample, withoutMark } from '@/config/sample';
import { buying, paymentTerm } from '@/data/buying';
import { consumerDays, delivery } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { warranty } from '@/data/products/warranty';
import { vatPercent, withoutVat } from '@/data/vat';
import { BuyingTerm, BuyingTerms } from '@/features/buying/BuyingTerms';
import { OrderSteps } from '@/features/buying/OrderSteps';
import { PaymentFacts } from '@/features/buying/PaymentFacts';
import { ServicingSheet } from '@/features/buying/ServicingSheet';
import { Sheet } from '@/features/buying/Sheet';
import { TenderPapers } from '@/features/buying/TenderPapers';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';

const { name: exampleName, pricePence: examplePence } = generationXSummary;

const titles = {
  payment: 'Payment terms',
  delivery: 'Delivery, returns and warranty',
  servicing: 'Servicing sheet for each model',
  company: 'VAT and company details',
  tender: 'Papers for a tender',
  missing: 'Ask for another paper',
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

type FoldedTermsProps = { title: string; heading?: 'h2' | 'h3'; holds: string; children: ReactNode };

/** It opens in place, because few read it. */
function FoldedTerms({ title, heading: Heading = 'h2', holds, children }: FoldedTermsProps) {
  return (
    <Fold
      className="border-top border-dark"
      summary={
        <>
          <Heading className="h3 col-lg-6">{title}</Heading>
          <span className="d-none d-lg-inline muted fw-normal">{holds}</span>
        </>
      }
    >
      <div id={slugOf(title)} tabIndex={-1} className="pb-4 pb-lg-5">
        <Row>
          <Col xl={{ span: 9, offset: 3 }}>{children}</Col>
        </Row>
      </div>
    </Fold>
  );
}

/** How an organisation orders and pays, and the papers that it asks for. */
export default function BuyingPage() {
  return (
    <StaticHtml>
      <div className="bg-ice">
        <ReadingMain>
          <PageHead
            title="Buying from us: orders, payment, papers"
            description="How to order by purchase order, when to pay, delivery, returns, servicing of each model, VAT number, insurance, carbon plan, modern slavery and frameworks."
            path={href('buying')}
          />
          <Breadcrumb trail={breadcrumbTrail('buying')} current={routes.buying.label} />
          <Row as="header" className="gy-3">
            <Col lg={5}>
              <h1>Buying from us</h1>
              <p className="small muted mt-3 mb-0">
                For buyers, bursars and finance teams: see <a href={`#${slugOf(titles.company)}`}>{titles.company}</a>{' '}
                and <a href={`#${slugOf(titles.tender)}`}>{titles.tender.toLowerCase()}</a>.
              </p>
            </Col>
            <Col lg={7}>
              <p className="lead mb-0">
                A written quote {company.quoteIn}, then your purchase order, and {paymentTerm} to pay our invoice. Start
                with one room: there is {unwrapSample(buying.orderMinimum)} (samples), and a return can be agreed in the
                quote.
              </p>
              <AskLine to={contactUrl('buying')}>Get a written quote</AskLine>
            </Col>
          </Row>
        </ReadingMain>
      </div>
      <OrderSteps title="How to order" />
      <Container fluid="xxl" className="pb-4 pb-lg-5">
        <Row as="section" aria-labelledby={slugOf(titles.payment)} className="gy-3 pt-3 pt-lg-5 pb-4 pb-lg-5">
          <Col xl={3}>
            <ProseHeading className="title mb-0">{titles.payment}</ProseHeading>
          </Col>
          <Col xl={9}>
            <PaymentFacts />
          </Col>
        </Row>
        <FoldedTerms
          heading="h3"
          title="Consumers, your order, bank details"
          holds="What to write on an order, when to pay"
        >
          <BuyingTerms>
            <BuyingTerm name="Consumers">
              Pay <SampleText fact={buying.consumersPay} />.
            </BuyingTerm>
            <BuyingTerm name="On your order">
              Put the number of the quote, your own order number, who receives the machines and where, and who gets the
              invoice.
            </BuyingTerm>
            <BuyingTerm name="Bank details">
              They are on the invoice. If a message says that they have changed, call <PhoneLink /> before you pay.
            </BuyingTerm>
          </BuyingTerms>
        </FoldedTerms>
        <FoldedTerms
          title={titles.delivery}
          holds={`${capitalised(warranty.term)} of warranty, ${delivery.days} working days, how to return`}
        >
          <BuyingTerms>
            <BuyingTerm name="Warranty">
              A {warranty.name} from the day of delivery, in addition to your statutory rights. It covers{' '}
              <SiteLink to={`${href('delivery')}#the-1-year-service-warranty`}>
                faults in material and workmanship
              </SiteLink>
              , the lamp included, and leaves out filters (sample).
            </BuyingTerm>
            <BuyingTerm name="Delivery">
              {delivery.priceLine} For several rooms the confirmation names the day of each delivery.
            </BuyingTerm>
            <BuyingTerm name="Returns by organisations">
              You may return what you ordered where the quote says so. Ask for it before you order if you want to try
              one room first.
            </BuyingTerm>
            <BuyingTerm name="Returns by consumers">
              You have {consumerDays.cancel} days from delivery to cancel, without a reason. What is faulty costs
              nothing to return.
            </BuyingTerm>
            <BuyingTerm name="Your old machine">
              See <SiteLink to={`${href('delivery')}#your-old-machine`}>how we take it back</SiteLink>.
            </BuyingTerm>
          </BuyingTerms>
          <p className="mt-4 mb-0 mw-prose">
            The rest is on <PageLink page="delivery">Delivery, returns and warranty</PageLink>. A{' '}
            <PageLink page="service">service contract</PageLink> looks after the machine beyond the first year.
          </p>
        </FoldedTerms>
        <FoldedTerms title={titles.servicing} holds="Cleaning, new filter sets, manuals: to print">
          <ServicingSheet />
        </FoldedTerms>
      </Container>
      <Section background="ice" isShort>
        <Row className="gy-4 mb-3">
          <Col as="section" lg={5} aria-labelledby={slugOf(titles.company)}>
            <Sheet className="p-3 p-lg-5">
              <ProseHeading className="title mb-2 me-4">{titles.company}</ProseHeading>
              <p className="small muted mb-3">Samples, until we replace them.</p>
              <dl className="mb-4">
                {companyDetails.map(({ name, text }) => (
                  <div key={name} className="py-3 border-top">
                    <dt className="small fw-normal muted">{name}</dt>
                    <dd className="h3 mb-0 text-balance">{text}</dd>
                  </div>
                ))}
              </dl>
              <p className="mb-0">
                Prices on this site include VAT at {vatPercent}%. {exampleName} is {money(examplePence)} including VAT,{' '}
                {money(withoutVat(examplePence))} without. Send your supplier form to <EmailLink /> and we fill it in.
              </p>
            </Sheet>
          </Col>
          <Col as="section" lg={7} aria-labelledby={slugOf(titles.tender)}>
            <Sheet className="p-3 p-lg-5">
              <ProseHeading className="title mb-4">{titles.tender}</ProseHeading>
              <TenderPapers />
            </Sheet>
          </Col>
        </Row>
        <AskRow
          title={titles.missing}
          text={`Name the paper and the day by which you need it. ${company.reply}`}
          to={contactUrl('buying')}
          className="mt-3 pt-4"
        >
          Ask for a paper
        </AskRow>
      </Section>
    </StaticHtml>
  );
}
