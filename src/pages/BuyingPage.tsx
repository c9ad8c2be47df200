import { Fragment, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { ProseTable } from '@/components/text/article-components';
import { ContentsList } from '@/components/text/ContentsList';
import { EmailLink, PageLink, PhoneLink, ProseHeading, Term, Terms } from '@/components/text/mdx-components';
import { Prose } from '@/components/text/Prose';
import { HeadFigures, ReadingColumns, ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SampleMark, SampleNote, SampleText } from '@/components/ui/SampleText';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';
import { buying, paymentTerm } from '@/data/buying';
import { wholeFilterMonths } from '@/data/costs';
import { consumerDays, delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { filterCare } from '@/data/products/filter-care';
import { casingCare } from '@/data/products/casing-care';
import { genSFilterSummary } from '@/data/products/gen-s-filter/summary';
import { genXFilterSummary } from '@/data/products/gen-x-filter/summary';
import { genYFilterSummary } from '@/data/products/gen-y-filter/summary';
import { genZFilterSummary } from '@/data/products/gen-z-filter/summary';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { purifiers } from '@/data/purifiers';
import { vatPercent, withoutVat } from '@/data/vat';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';
import { slugOf } from '@/lib/parse/slug';

const serviced = [
  { name: 'GEN S', filter: genSFilterSummary },
  { name: 'GEN X', filter: genXFilterSummary },
  { name: 'GEN Y', filter: genYFilterSummary },
  { name: 'GEN Z', filter: genZFilterSummary },
] as const;

function ServicingSheet() {
  const months = [24, 16, 8]
    .map((hours) => `${wholeFilterMonths(365 * hours)} months at ${hours} hours a day`)
    .join(', ');
  return (
    <>
      <p>
        Print this for the person who looks after the machines. On a service contract we do the work and keep its
        record. Care of the casing is a sample.
      </p>
      <Terms>
        <Term name={`Every ${filterCare.cleanMonths} months`}>
          Pull the plug, open the front and vacuum the large-particulate filter. It takes about a quarter of an hour.
        </Term>
        <Term name="New filter set">
          After {months}. It is carbon and H13 HEPA in one cartridge; that of Generation Z is three panels.
        </Term>
        <Term name="Cleaning">
          {casingCare.Industrial} On Generation S and X, vacuum the openings with a soft brush. On Generation Y a
          surface disinfectant may be used as well: ask us which.
        </Term>
        <Term name="Lifting">
          One person; two for Generation Z, out of its carton and over a step. On the level it rolls.
        </Term>
        <Term name="Our service only">UV-C lamp, fan, ioniser, photocatalyst, electronics and mains lead.</Term>
      </Terms>
      <ProseTable>
        <thead>
          <tr>
            <th scope="col">Machine</th>
            <th scope="col">Filter set</th>
            <th scope="col">In full (PDF)</th>
          </tr>
        </thead>
        <tbody>
          {serviced.map(({ name, filter }) => {
            const { model, slug } = purifiers[name];
            return (
              <tr key={name}>
                <th scope="row">{model}</th>
                <td>
                  <SiteLink to={href('product', { slug: filter.slug })}>{filter.model}</SiteLink>
                </td>
                <td>
                  <a href={mediaUrl(`downloads/${slug}-manual.pdf`)} aria-label={`Manual of ${model}`} download>
                    Manual
                  </a>
                </td>
              </tr>
            );
          })}
        </tbody>
      </ProseTable>
      <p>
        What you can and cannot set on a machine is on{' '}
        <PageLink page="controlsAndPapers">The machine’s controls and papers</PageLink>.
      </p>
    </>
  );
}

const { model: exampleModel, pricePence: examplePence } = generationXSummary;

const steps: readonly { title: string; text: string }[] = [
  { title: 'Quote', text: 'Ask for a quote here, on a product page or by phone.' },
  { title: 'Order', text: 'Send a purchase order by e-mail, or accept in writing.' },
  { title: 'Confirmation', text: 'We confirm the order in writing and name the day of delivery.' },
  {
    title: 'Invoice',
    text: 'Organisations get the machines first, then the invoice with their order number. Consumers pay before.',
  },
];

function OrderSteps() {
  return (
    <Row as="ol" className="gy-4 pt-2 mb-0">
      {steps.map(({ title, text }, index) => (
        <Col as="li" md={6} xl={3} key={title}>
          <Row className="h-100 mx-0 pt-3 border-top">
            <Col xs={2} md={12} as="span" className="px-0 h2 mb-0 num text-cyan" aria-hidden="true">
              {index + 1}
            </Col>
            <Col xs={10} md={12} className="px-0">
              <h3 className="mt-md-4 mb-2">{title}</h3>
              <p className="m-0">{text}</p>
            </Col>
          </Row>
        </Col>
      ))}
    </Row>
  );
}

const insurance: readonly { name: string; fact: MaybeSample<{ sum: string; scope: string }> }[] = [
  { name: 'Public liability', fact: buying.publicLiability },
  { name: 'Product liability', fact: buying.productLiability },
  { name: 'Employers’ liability', fact: buying.employersLiability },
];

/** The sum is large, for what it is paid is not. */
function Insurance() {
  return (
    <Row as="ul" className="gy-3 mb-0">
      {insurance.map(({ name, fact }) => {
        const { sum, scope } = unwrapSample(fact);
        return (
          <Col as="li" key={name} sm={4}>
            <div className="d-flex d-sm-block justify-content-between h-100 pt-3 border-top border-dark">
              <span className="fw-semibold">{name}</span>
              <p className="m-0 text-end text-sm-start">
                <b className="title num text-ink">{sum}</b>
                <span className="d-block">
                  {scope}
                  {isSample(fact) && <SampleMark />}
                </span>
              </p>
            </div>
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
        <SampleText isNoted fact={buying.netZero} />. <SampleText isNoted fact={buying.carbonPlan} />: ask us for its
        address before you send a tender out.
      </>
    ),
  },
  {
    name: 'Modern slavery statement',
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

/** Each paper as a white sheet. */
function TenderPapers() {
  return (
    <>
      <Row className="gy-4 gx-xl-5">
        <Col lg={4}>
          <ProseHeading className="mb-3">{tenderTitle}</ProseHeading>
          <p className="mb-0">Ask for the certificates of the current year with the quote.</p>
        </Col>
        <Col lg={8}>
          <Insurance />
        </Col>
      </Row>
      <Row as="ul" className="gy-3 mt-4 mb-0 pb-3">
        {tenderPapers.map(({ name, text }) => (
          <Col as="li" md={6} xl={3} key={name}>
            <div className="h-100 p-4 bg-white">
              <h3 className="item mb-2">{name}</h3>
              <p className="m-0">{text}</p>
            </div>
          </Col>
        ))}
      </Row>
      <SampleNote />
      <Row className="gy-3 align-items-end mt-4 pt-4">
        <Col lg={8}>
          <ProseHeading className="title mb-2">{missingTitle}</ProseHeading>
          <p className="m-0">Name the paper and the day by which you need it. {company.reply}</p>
        </Col>
        <Col lg={4} className="text-lg-end">
          <ButtonLink to={contactUrl('buying')} arrow>
            Ask for a quote or a paper
          </ButtonLink>
        </Col>
      </Row>
    </>
  );
}

const figures = [
  { figure: company.replyWithin, text: 'to our reply, Monday to Friday' },
  { figure: delivery.days, text: 'working days from order to delivery' },
  {
    figure: paymentTerm,
    text: (
      <>
        for organisations to pay an invoice
        <SampleMark />
      </>
    ),
  },
  { figure: warranty.term, text: 'of service warranty, from delivery' },
];

const stepsTitle = 'How to order';
const tenderTitle = 'Papers for a tender';
const missingTitle = 'Ask for another paper';

const companyDetails = [
  { name: 'Registered name', text: company.legalName },
  { name: 'Company number', text: `${company.companyNumber}, registered in ${company.placeOfRegistration}` },
  { name: 'VAT number', text: company.vatNumber },
  { name: 'Registered office', text: company.registeredOffice },
];

const sections: readonly { title: string; text: ReactNode }[] = [
  {
    title: 'Payment terms',
    text: (
      <>
        <Terms>
          <Term name="Quote">
            It names machines, delivery time and the price with and without VAT. It holds for{' '}
            <SampleText isNoted fact={buying.quoteDays} />, and there is{' '}
            <SampleText isNoted fact={buying.orderMinimum} />.
          </Term>
          <Term name="How to pay">
            <SampleText isNoted fact={buying.waysToPay} />.
          </Term>
          <Term name="Schools, public bodies, companies">
            <SampleText isNoted fact={buying.paymentDays} />. <SampleText isNoted fact={buying.deposit} />.
          </Term>
          <Term name="Consumers">
            Pay <SampleText isNoted fact={buying.consumersPay} />.
          </Term>
          <Term name="On your order">
            Put the number of the quote, your own order number, who receives the machines and where, and who gets the
            invoice.
          </Term>
          <Term name="Bank details">
            They are on the invoice. If a message says that they have changed, call <PhoneLink /> before you pay.
          </Term>
          <Term name="By the month">
            By <PageLink page="service">contract hire purchase</PageLink>, for limited companies and larger
            organisations, subject to status.
          </Term>
        </Terms>
        <SampleNote />
      </>
    ),
  },
  {
    title: 'VAT and company details',
    text: (
      <>
        <dl className="mb-3">
          {companyDetails.map(({ name, text }) => (
            <Row key={name} className="gx-3 mx-0 py-2 border-bottom">
              <Col as="dt" xs={5} md={4} className="ps-0 fw-normal muted">
                {name}
              </Col>
              <Col as="dd" xs={7} md={8} className="pe-0 mb-0 fw-semibold text-ink">
                {text}
              </Col>
            </Row>
          ))}
        </dl>
        <p>
          Prices on this site include VAT at {vatPercent}%. Quote and invoice show VAT on a line of its own:{' '}
          {exampleModel} is {money(examplePence)} including VAT, {money(withoutVat(examplePence))} without. Send your
          supplier form to <EmailLink /> and we fill it in.
        </p>
      </>
    ),
  },
  {
    title: 'Delivery, returns and warranty',
    text: (
      <>
        <Terms>
          <Term name="Warranty">
            A {warranty.name} from the day of delivery, in addition to your statutory rights. It covers{' '}
            <SiteLink to={`${href('delivery')}#the-1-year-service-warranty`}>
              faults in material and workmanship
            </SiteLink>
            , the lamp included, and leaves out filters.
          </Term>
          <Term name="Delivery">
            {delivery.priceLine} For several rooms the confirmation names the day of each delivery.
          </Term>
          <Term name="Returns by organisations">
            You may return what you ordered where the quote says so. Ask for it before you order if you want to try one
            room first.
          </Term>
          <Term name="Returns by consumers">
            You have {consumerDays.cancel} days from delivery to cancel, without a reason. What is faulty costs nothing
            to return.
          </Term>
          <Term name="Your old machine">
            See <SiteLink to={`${href('delivery')}#your-old-machine`}>how we take it back</SiteLink>.
          </Term>
        </Terms>
        <p>
          The rest is on <PageLink page="delivery">Delivery, returns and warranty</PageLink>. A{' '}
          <PageLink page="service">service contract</PageLink> looks after the machine beyond the first year.
        </p>
      </>
    ),
  },
  {
    title: 'Servicing sheet for each model',
    text: <ServicingSheet />,
  },
];

const contents = [...sections.map(({ title }) => title), tenderTitle, missingTitle].map((title) => ({
  id: slugOf(title),
  title,
}));

export default function BuyingPage() {
  return (
    <StaticHtml>
      <ReadingMain>
        <PageHead
          title="Buying from us: orders, payment, papers"
          description="How to order by purchase order, when to pay, delivery, returns, servicing of each model, VAT number, insurance, carbon plan, modern slavery and frameworks."
          path={href('buying')}
        />
        <ReadingHead
          title="Buying from us"
          current={routes.buying.label}
          trail={breadcrumbTrail('buying')}
          lead={`${exampleModel} is ${money(examplePence)}, VAT included. Ask for a quote, send a purchase order, pay by invoice.`}
          meta={
            <span className="muted">
              For buyers, bursars and finance teams. Facts with a * are samples, until we replace them.
            </span>
          }
          picture={
            <Picture
              file={proofRatingPlate}
              alt="The rating plate at the back of a Generation Y, with its serial number: tell us that number when you ask for service or a part"
              sizes="(min-width: 75em) 740px, 100vw"
              priority
              className="d-block d-print-none w-100 h-auto ratio-16x9 object-fit-cover"
            />
          }
        >
          <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center mt-4 mb-0 d-print-none">
            <ButtonLink to={contactUrl('buying')}>Ask for a quote</ButtonLink>
            <PhoneLink />
          </p>
        </ReadingHead>
        <div className="pb-5">
          <HeadFigures figures={figures} />
        </div>
      </ReadingMain>
      <Section tone="ink" isShort labelledBy={slugOf(stepsTitle)}>
        <ProseHeading className="mb-4">{stepsTitle}</ProseHeading>
        <OrderSteps />
      </Section>
      <Container fluid="xxl" className="pt-4">
        <ReadingColumns side={<ContentsList title="On this page" entries={contents} />}>
          <Prose kind="document">
            {sections.map(({ title, text }) => (
              <Fragment key={title}>
                <ProseHeading>{title}</ProseHeading>
                {text}
              </Fragment>
            ))}
          </Prose>
        </ReadingColumns>
      </Container>
      <Section tone="porcelain" isShort labelledBy={slugOf(tenderTitle)}>
        <TenderPapers />
      </Section>
    </StaticHtml>
  );
}
