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
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { warranty } from '@/data/products/warranty';
import { vatPercent, withoutVat } from '@/data/vat';
import { BuyingTerm, BuyingTerms } from '@/features/buying/BuyingTerms';
import { OrderSteps } from '@/features/buying/OrderSteps';
import { ServicingSheet } from '@/features/buying/ServicingSheet';
import { Sheet } from '@/features/buying/Sheet';
import { TenderPapers } from '@/features/buying/TenderPapers';
import { TermsRow } from '@/features/buying/TermsRow';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';

const { name: exampleName, pricePence: examplePence } = generationXSummary;

const titles = {
  payment: 'Payment terms',
  delivery: 'Delivery, returns and warranty',
  order: 'Your order, our bank details',
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

const paymentFacts = [
  {
    figure: unwrapSample(buying.deposit),
    meaning: `for practices, schools, public bodies and companies. They pay ${unwrapSample(buying.paymentDays)}.`,
  },
  { figure: 'BACS or card', meaning: `${unwrapSample(buying.waysToPay)}.` },
  {
    figure: 'By the month',
    meaning: (
      <>
        <PageLink page="service">Contract hire purchase</PageLink> is for limited companies and larger organisations,
        subject to status.
      </>
    ),
  },
];

const deliveryFacts = [
  {
    figure: money(deliveryPence),
    meaning: `an order on the UK mainland, in ${delivery.days} working days from your order.`,
  },
  {
    figure: warranty.term,
    meaning: (
      <>
        of service warranty from delivery, on top of your statutory rights:{' '}
        <SiteLink to={`${href('delivery')}#the-1-year-service-warranty`}>faults in material and workmanship</SiteLink>,
        the lamp included, filters left out.
      </>
    ),
  },
  {
    figure: `${consumerDays.cancel} days`,
    meaning: 'from delivery for consumers to cancel, without a reason. Organisations return what the quote allows.',
  },
];

type FoldedTermsProps = { title: string; holds: string; children: ReactNode };

/** It opens in place, because few read it. */
function FoldedTerms({ title, holds, children }: FoldedTermsProps) {
  return (
    <Fold
      className="border-top border-dark"
      summary={
        <>
          <h2 className="h3 col-lg-6">{title}</h2>
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
        <TermsRow title={titles.payment} facts={paymentFacts} note="Deposit, days and ways to pay are samples." />
        <div className="border-top border-dark">
          <TermsRow
            title={titles.delivery}
            facts={deliveryFacts}
            note={
              <>
                Samples: the price of delivery, what the warranty leaves out. The rest, and how we take back your old
                machine, is on <PageLink page="delivery">Delivery, returns and warranty</PageLink>.
              </>
            }
          />
        </div>
        <FoldedTerms title={titles.order} holds="What to write on an order, when consumers pay">
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
