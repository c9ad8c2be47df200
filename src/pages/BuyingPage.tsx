import type { ComponentProps, ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { AskRow } from '@/components/text/AskRow';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { SampleMark, SampleNote, SampleText } from '@/components/ui/SampleText';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { type Sample, unwrapSample } from '@/config/sample';
import { routes } from '@/config/routes';
import { buying, paymentTerm } from '@/data/buying';
import { consumerDays, delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { quoteNames } from '@/data/quote';
import { vatPercent, withoutVat } from '@/data/vat';
import { BuyingTerm, BuyingTerms } from '@/features/buying/BuyingTerms';
import { OrderPaper } from '@/features/buying/OrderPaper';
import { ServicingSheet } from '@/features/buying/ServicingSheet';
import { Insurance, TenderPapers } from '@/features/buying/TenderPapers';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';

const { model: exampleModel, pricePence: examplePence } = generationXSummary;

const steps: readonly {
  title: string;
  text: string;
  paper: ComponentProps<typeof OrderPaper>['kind'];
  figure: string;
  meaning: ReactNode;
}[] = [
  {
    title: 'Quote',
    text: 'Get a written quote here, on a product page or by phone.',
    paper: 'quote',
    figure: company.replyWithin,
    meaning: 'to our reply, Monday to Friday',
  },
  {
    title: 'Order',
    text: 'Send a purchase order by e-mail, or accept in writing.',
    paper: 'order',
    figure: delivery.days,
    meaning: 'working days from order to delivery',
  },
  {
    title: 'Confirmation',
    text: 'We confirm the order in writing and name the day of delivery.',
    paper: 'confirmation',
    figure: warranty.term,
    meaning: 'of service warranty, from delivery',
  },
  {
    title: 'Invoice',
    text: 'Organisations get the machines first, then the invoice with their order number. Consumers pay before.',
    paper: 'invoice',
    figure: paymentTerm,
    meaning: (
      <>
        for organisations to pay an invoice
        <SampleMark />
      </>
    ),
  },
];

function OrderSteps() {
  return (
    <Row as="ol" className="gy-4 mb-0">
      {steps.map(({ title, text, paper, figure, meaning }, index) => (
        <Col as="li" md={6} xl={3} key={title}>
          <Row className="h-100 gx-3 gx-xl-4 flex-xl-column flex-xl-nowrap">
            <Col xs={5} xl={12} className="flex-xl-grow-0">
              <OrderPaper kind={paper} />
            </Col>
            <Col xs={7} xl={12} className="d-flex flex-column flex-grow-1 pt-xl-3">
              <h3 className="mb-1 mb-xl-2">
                <span className="num text-cyan" aria-hidden="true">
                  {index + 1}
                </span>{' '}
                {title}
              </h3>
              <p className="m-0 pb-3">{text}</p>
              <p className="m-0 mt-auto pt-2 pt-xl-3 border-top">
                <b className="title num d-block">{figure}</b>
                <span className="d-block muted">{meaning}</span>
              </p>
            </Col>
          </Row>
        </Col>
      ))}
    </Row>
  );
}

/** With a mark that is not as large. */
function LargeSample({ fact }: { fact: Sample<string> }) {
  return (
    <>
      {unwrapSample(fact)}
      <sup className="unit">
        <SampleMark />
      </sup>
    </>
  );
}

const paymentFacts: readonly { key: string; figure: ReactNode; meaning: ReactNode }[] = [
  {
    key: 'quote',
    figure: <LargeSample fact={buying.quoteDays} />,
    meaning: (
      <>
        for which a quote holds. It names {quoteNames}. There is <SampleText isNoted fact={buying.orderMinimum} />.
      </>
    ),
  },
  {
    key: 'organisations',
    figure: <LargeSample fact={buying.deposit} />,
    meaning: (
      <>
        for practices, schools, public bodies and companies. They pay <SampleText isNoted fact={buying.paymentDays} />.
      </>
    ),
  },
  {
    key: 'ways',
    figure: 'BACS or card',
    meaning: (
      <>
        <SampleText isNoted fact={buying.waysToPay} />.
      </>
    ),
  },
  {
    key: 'month',
    figure: 'By the month',
    meaning: (
      <>
        by <PageLink page="service">contract hire purchase</PageLink>, for limited companies and larger organisations,
        subject to status.
      </>
    ),
  },
];

function PaymentFacts() {
  return (
    <Row className="gy-3">
      {paymentFacts.map(({ key, figure, meaning }) => (
        <Col as="p" md={6} xl={3} key={key} className="mb-0">
          <b className="title num d-block mb-1">{figure}</b>
          {meaning}
        </Col>
      ))}
    </Row>
  );
}

const stepsTitle = 'How to order';
const tenderTitle = 'Papers for a tender';
const missingTitle = 'Ask for another paper';

const companyDetails = [
  { name: 'Registered name', text: company.legalName },
  { name: 'Company number', text: `${company.companyNumber}, registered in ${company.placeOfRegistration}` },
  { name: 'VAT number', text: company.vatNumber },
  { name: 'Registered office', text: company.registeredOffice },
];

const sections: readonly {
  title: string;
  text: ReactNode;
  /** It opens in place, because few read it: what it holds. */
  folded?: string;
  /** It stands below its title, on the four columns of the page. */
  isWide?: boolean;
}[] = [
  {
    title: 'Payment terms',
    text: (
      <>
        <PaymentFacts />
        <Fold className="mt-3 mt-lg-4 border-top border-bottom" summary="Consumers, your order, bank details">
          <div className="pt-2 pb-4">
            <BuyingTerms>
              <BuyingTerm name="Consumers">
                Pay <SampleText isNoted fact={buying.consumersPay} />.
              </BuyingTerm>
              <BuyingTerm name="On your order">
                Put the number of the quote, your own order number, who receives the machines and where, and who gets
                the invoice.
              </BuyingTerm>
              <BuyingTerm name="Bank details">
                They are on the invoice. If a message says that they have changed, call <PhoneLink /> before you pay.
              </BuyingTerm>
            </BuyingTerms>
          </div>
        </Fold>
        <div className="mt-3">
          <SampleNote />
        </div>
      </>
    ),
    isWide: true,
  },
  {
    title: 'VAT and company details',
    text: (
      <>
        <Row className="gy-3">
          <Col xl={8}>
            <dl className="m-0 border-top">
              {companyDetails.map(({ name, text }) => (
                <Row key={name} className="gx-3 mx-0 py-2 border-bottom">
                  <Col as="dt" xs={5} md={6} className="ps-0 fw-normal muted">
                    {name}
                  </Col>
                  <Col as="dd" xs={7} md={6} className="ps-md-0 pe-0 mb-0 fw-semibold text-ink">
                    {text}
                  </Col>
                </Row>
              ))}
            </dl>
          </Col>
          <Col xl={4}>
            <p className="h-100 mb-0 pt-lg-2">
              Prices on this site include VAT at {vatPercent}%. Quote and invoice show VAT on a line of its own:{' '}
              {exampleModel} is {money(examplePence)} including VAT, {money(withoutVat(examplePence))} without. Send
              your supplier form to <EmailLink /> and we fill it in.
            </p>
          </Col>
        </Row>
      </>
    ),
  },
  {
    title: 'Delivery, returns and warranty',
    folded: `${capitalised(warranty.term)} of warranty, ${delivery.days} working days, how to return`,
    text: (
      <>
        <BuyingTerms>
          <BuyingTerm name="Warranty">
            A {warranty.name} from the day of delivery, in addition to your statutory rights. It covers{' '}
            <SiteLink to={`${href('delivery')}#the-1-year-service-warranty`}>
              faults in material and workmanship
            </SiteLink>
            , the lamp included, and leaves out filters.
          </BuyingTerm>
          <BuyingTerm name="Delivery">
            {delivery.priceLine} For several rooms the confirmation names the day of each delivery.
          </BuyingTerm>
          <BuyingTerm name="Returns by organisations">
            You may return what you ordered where the quote says so. Ask for it before you order if you want to try one
            room first.
          </BuyingTerm>
          <BuyingTerm name="Returns by consumers">
            You have {consumerDays.cancel} days from delivery to cancel, without a reason. What is faulty costs nothing
            to return.
          </BuyingTerm>
          <BuyingTerm name="Your old machine">
            See <SiteLink to={`${href('delivery')}#your-old-machine`}>how we take it back</SiteLink>.
          </BuyingTerm>
        </BuyingTerms>
        <p className="mt-4 mb-0 mw-prose">
          The rest is on <PageLink page="delivery">Delivery, returns and warranty</PageLink>. A{' '}
          <PageLink page="service">service contract</PageLink> looks after the machine beyond the first year.
        </p>
      </>
    ),
  },
  {
    title: 'Servicing sheet for each model',
    folded: 'Cleaning, new filter sets, manuals: to print',
    text: <ServicingSheet />,
  },
];

const contents = [...sections.map(({ title }) => title), tenderTitle, missingTitle].map((title) => ({
  id: slugOf(title),
  title,
}));

function TermsOfSale() {
  return (
    <article className="py-4 py-lg-5">
      {sections.map(({ title, folded, isWide, text }) =>
        folded ? (
          <Fold
            key={title}
            className="border-top border-dark"
            summary={
              <>
                <h2 className="h3 col-lg-6">{title}</h2>
                <span className="d-none d-lg-inline muted fw-normal">{folded}</span>
              </>
            }
          >
            <div id={slugOf(title)} tabIndex={-1} className="pb-4 pb-lg-5">
              <Row>
                <Col xl={{ span: 9, offset: 3 }}>{text}</Col>
              </Row>
            </div>
          </Fold>
        ) : (
          <section
            key={title}
            aria-labelledby={slugOf(title)}
            className="pt-3 pt-lg-4 pb-4 pb-lg-5 border-top border-dark"
          >
            <Row className="gy-3">
              <Col xl={isWide ? 12 : 3}>
                <ProseHeading className="h3">{title}</ProseHeading>
              </Col>
              <Col xl={isWide ? 12 : 9}>{text}</Col>
            </Row>
          </section>
        ),
      )}
    </article>
  );
}

export default function BuyingPage() {
  return (
    <StaticHtml>
      <ReadingMain>
        <PageHead
          title="Buying from us: orders, payment, papers"
          description="How to order by purchase order, when to pay, delivery, returns, servicing of each model, VAT number, insurance, carbon plan, modern slavery and frameworks."
          path={href('buying')}
        />
        <Row className="align-items-end">
          <Col lg={9}>
            <ReadingHead
              title="Buying from us"
              current={routes.buying.label}
              trail={breadcrumbTrail('buying')}
              lead={`${exampleModel} is ${money(examplePence)}, VAT included. Get a written quote, send a purchase order, pay by invoice.`}
              meta={
                <span className="muted">
                  For buyers, bursars and finance teams. Facts with a * are samples, until we replace them.
                </span>
              }
            >
              <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center mt-4 mb-0 d-print-none">
                <ButtonLink to={contactUrl('buying')}>Get a written quote</ButtonLink>
                <PhoneLink />
              </p>
            </ReadingHead>
          </Col>
          <Col as="nav" lg={3} aria-label="On this page" className="d-none d-lg-block pb-4 d-print-none">
            <ul className="plain-list border-top border-dark">
              {contents.map(({ id, title }) => (
                <li key={id} className="border-bottom">
                  <a href={`#${id}`} className="d-block py-2 text-decoration-none">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Col>
        </Row>
      </ReadingMain>
      <Section tone="ink" isShort labelledBy={slugOf(stepsTitle)} className="mt-3">
        <ProseHeading className="title mb-4">{stepsTitle}</ProseHeading>
        <OrderSteps />
      </Section>
      <Container fluid="xxl">
        <TermsOfSale />
      </Container>
      <Section tone="porcelain" isShort labelledBy={slugOf(tenderTitle)}>
        <Row className="gy-4">
          <Col xl={3}>
            <ProseHeading className="title mb-3">{tenderTitle}</ProseHeading>
            <p className="mb-0">Our insurance: ask for this year’s certificates with the quote.</p>
          </Col>
          <Col xl={9}>
            <Insurance />
          </Col>
        </Row>
        <TenderPapers />
        <SampleNote />
        <AskRow
          title={missingTitle}
          text={`Name the paper and the day by which you need it. ${company.reply}`}
          to={contactUrl('buying')}
          className="mt-4 pt-4"
        >
          Ask for a paper
        </AskRow>
      </Section>
    </StaticHtml>
  );
}
