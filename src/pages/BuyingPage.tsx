import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { ProseTable } from '@/components/text/article-components';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { LogoMark } from '@/components/ui/LogoMark';
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
import { capitalised } from '@/lib/format/count-word';
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

type BuyingTermProps = {
  name: string;
  /** The last of a list that would stand alone in its row. */
  isWide?: boolean;
  children: ReactNode;
};

function BuyingTerm({ name, isWide = false, children }: BuyingTermProps) {
  return (
    <Col xs={12} {...(!isWide && { md: 6, xl: 4 })}>
      <dt className="mb-1 pt-2 pt-md-3 pt-xl-0 border-top border-top-xl-0 fw-semibold text-ink">{name}</dt>
      <dd>{children}</dd>
    </Col>
  );
}

/** Three columns, on the lines of the four of the page. */
function BuyingTerms({ children }: { children: ReactNode }) {
  return (
    <Row as="dl" className="gy-3 gy-lg-4 mb-0">
      {children}
    </Row>
  );
}

function ServicingSheet() {
  const months = [24, 16, 8]
    .map((hours) => `${wholeFilterMonths(365 * hours)} months at ${hours} hours a day`)
    .join(', ');
  return (
    <>
      <p className="mb-4 mw-prose">
        Print this for the person who looks after the machines. On a service contract we do the work and keep its
        record. Care of the casing is a sample.
      </p>
      <BuyingTerms>
        <BuyingTerm name={`Every ${filterCare.cleanMonths} months`}>
          Pull the plug, open the front and vacuum the large-particulate filter. It takes about a quarter of an hour.
        </BuyingTerm>
        <BuyingTerm name="New filter set">
          After {months}. It is carbon and H13 HEPA in one cartridge; that of Generation Z is three panels.
        </BuyingTerm>
        <BuyingTerm name="Cleaning">
          {casingCare.Industrial} On Generation S and X, vacuum the openings with a soft brush. On Generation Y a
          surface disinfectant may be used as well: ask us which.
        </BuyingTerm>
        <BuyingTerm name="Lifting">
          One person; two for Generation Z, out of its carton and over a step. On the level it rolls.
        </BuyingTerm>
        <BuyingTerm name="Our service only">
          UV-C lamp, fan, ioniser, photocatalyst, electronics and mains lead.
        </BuyingTerm>
      </BuyingTerms>
      <Row className="mt-1 gy-4">
        <Col xl={8}>
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
        </Col>
        <Col xl={4} className="d-print-none">
          <figure className="mt-xl-3 mb-0">
            <Picture
              file={proofRatingPlate}
              alt="The rating plate at the back of a Generation Y, with its serial number"
              sizes="(min-width: 75em) 300px, 100vw"
              className="d-block w-100 h-auto ratio-4x3 object-fit-cover"
            />
            <figcaption className="mt-2 small muted">
              On the plate at the back, the serial number: tell us that number when you ask for service or a part.
            </figcaption>
          </figure>
        </Col>
      </Row>
    </>
  );
}

const { model: exampleModel, pricePence: examplePence } = generationXSummary;

/** Working days after the order, Monday, on which the machines come: 3 to 5. */
const deliveryDays = [3, 4, 5];

type RowOfSheetProps = { y: number; name: string; value?: string };

function RowOfSheet({ y, name, value }: RowOfSheetProps) {
  return (
    <>
      <text x="24" y={y - 12}>
        {name}
      </text>
      <text x="276" y={y - 12} textAnchor="end" fill="var(--ink)">
        {value}
      </text>
      <path d={`M24 ${y}H276`} stroke="var(--rule)" />
    </>
  );
}

const sheets = {
  quote: (
    <>
      <RowOfSheet y={138} name={`1 ${exampleModel}`} value={money(withoutVat(examplePence))} />
      <RowOfSheet y={184} name={`VAT ${vatPercent}%`} value={money(examplePence - withoutVat(examplePence))} />
      <text x="22" y="268" fontSize="60" letterSpacing="-2.5" fill="var(--ink)">
        {money(examplePence)}
      </text>
    </>
  ),
  order: (
    <>
      <RowOfSheet y={138} name="Quote number" />
      <RowOfSheet y={184} name="Your order number" />
      <RowOfSheet y={230} name="Machines to" />
      <path
        d="M26 276c14-34 26-36 24-16s-14 22-6 6 22-24 22-8 8 12 16-2 12-8 14 2 12 4 20-4 16-4 24 0 30 0 52-6"
        stroke="var(--copper)"
        strokeWidth="2"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M24 284H276" stroke="var(--ink)" />
    </>
  ),
  confirmation: (
    <>
      {['M', 'T', 'W', 'T', 'F'].map((letter, day) => (
        <text key={`${letter}${day}`} x={46 + day * 52} y="126" textAnchor="middle">
          {letter}
        </text>
      ))}
      {Array.from({ length: 10 }, (_, day) => {
        const isDelivery = deliveryDays.includes(day);
        const x = 24 + (day % 5) * 52;
        const y = 140 + Math.floor(day / 5) * 76;
        return (
          <g key={day}>
            <rect
              x={x}
              y={y}
              width="44"
              height="68"
              fill={day === 0 ? 'var(--copper)' : isDelivery ? 'var(--teal)' : 'var(--ice)'}
            />
            {isDelivery && (
              <text x={x + 22} y={y + 44} fill="#fff" fontSize="28" textAnchor="middle">
                {day}
              </text>
            )}
          </g>
        );
      })}
    </>
  ),
  invoice: (
    <>
      <RowOfSheet y={138} name="Your order number" />
      <RowOfSheet y={184} name="To pay" value={money(examplePence)} />
      {Array.from({ length: Number.parseInt(paymentTerm) }, (_, day) => (
        <rect
          key={day}
          x={24 + (day % 10) * 25.6}
          y={204 + Math.floor(day / 10) * 28}
          width="21.6"
          height="24"
          fill="var(--teal)"
        />
      ))}
    </>
  ),
};

const steps: readonly {
  title: string;
  text: string;
  sheet: { head: string; body: ReactNode; isYours?: boolean };
  figure: string;
  meaning: ReactNode;
}[] = [
  {
    title: 'Quote',
    text: 'Ask for a quote here, on a product page or by phone.',
    sheet: { head: 'Quote', body: sheets.quote },
    figure: company.replyWithin,
    meaning: 'to our reply, Monday to Friday',
  },
  {
    title: 'Order',
    text: 'Send a purchase order by e-mail, or accept in writing.',
    sheet: { head: 'Purchase order', body: sheets.order, isYours: true },
    figure: delivery.days,
    meaning: 'working days from order to delivery',
  },
  {
    title: 'Confirmation',
    text: 'We confirm the order in writing and name the day of delivery.',
    sheet: { head: 'Confirmation', body: sheets.confirmation },
    figure: warranty.term,
    meaning: 'of service warranty, from delivery',
  },
  {
    title: 'Invoice',
    text: 'Organisations get the machines first, then the invoice with their order number. Consumers pay before.',
    sheet: { head: 'Invoice', body: sheets.invoice },
    figure: paymentTerm,
    meaning: (
      <>
        for organisations to pay an invoice
        <SampleMark />
      </>
    ),
  },
];

type SheetProps = (typeof steps)[number]['sheet'];

/** The paper of a step; the buyer's own has no sign of ours. */
function Sheet({ head, body, isYours = false }: SheetProps) {
  return (
    <svg viewBox="0 0 300 316" className="d-block w-100 h-auto" fill="var(--grey-600)" fontSize="20" aria-hidden="true">
      <path d="M0 0H262L300 38V316H0Z" fill="#fff" />
      <path d="M262 0V38H300Z" fill="var(--mist)" />
      <text x="23" y="84" fontSize="34" letterSpacing="-1" fill="var(--ink)">
        {head}
      </text>
      {isYours ? (
        <path d="M24 32H132" stroke="var(--mist)" strokeWidth="8" />
      ) : (
        <g transform="translate(22 17) scale(0.95)" fill="none" color="var(--ink)">
          <LogoMark />
        </g>
      )}
      {body}
    </svg>
  );
}

function OrderSteps() {
  return (
    <Row as="ol" className="gy-4 mb-0">
      {steps.map(({ title, text, sheet, figure, meaning }, index) => (
        <Col as="li" md={6} xl={3} key={title}>
          <Row className="h-100 gx-3 gx-xl-4 flex-xl-column flex-xl-nowrap">
            <Col xs={5} xl={12} className="flex-xl-grow-0">
              <Sheet {...sheet} />
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
          <Col as="li" key={name} md={4}>
            <div className="d-flex d-md-block justify-content-between h-100 pt-3 border-top border-dark">
              <span className="fw-semibold">{name}</span>
              <p className="m-0 text-end text-md-start">
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
      <Row className="gy-4">
        <Col xl={3}>
          <ProseHeading className="title mb-3">{tenderTitle}</ProseHeading>
          <p className="mb-0">Ask for the certificates of the current year with the quote.</p>
        </Col>
        <Col xl={9}>
          <Insurance />
        </Col>
      </Row>
      <Row as="ul" className="gy-3 mt-4 mb-0 pb-3">
        {tenderPapers.map(({ name, text }) => (
          <Col as="li" md={6} xl={3} key={name}>
            <div className="h-100 p-3 p-lg-4 bg-white">
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
}[] = [
  {
    title: 'Payment terms',
    text: (
      <>
        <BuyingTerms>
          <BuyingTerm name="Quote">
            It names machines, delivery time and the price with and without VAT. It holds for{' '}
            <SampleText isNoted fact={buying.quoteDays} />, and there is{' '}
            <SampleText isNoted fact={buying.orderMinimum} />.
          </BuyingTerm>
          <BuyingTerm name="How to pay">
            <SampleText isNoted fact={buying.waysToPay} />.
          </BuyingTerm>
          <BuyingTerm name="Practices, schools, public bodies, companies">
            <SampleText isNoted fact={buying.paymentDays} />. <SampleText isNoted fact={buying.deposit} />.
          </BuyingTerm>
          <BuyingTerm name="Consumers">
            Pay <SampleText isNoted fact={buying.consumersPay} />.
          </BuyingTerm>
          <BuyingTerm name="On your order">
            Put the number of the quote, your own order number, who receives the machines and where, and who gets the
            invoice.
          </BuyingTerm>
          <BuyingTerm name="Bank details">
            They are on the invoice. If a message says that they have changed, call <PhoneLink /> before you pay.
          </BuyingTerm>
          <BuyingTerm name="By the month" isWide>
            By <PageLink page="service">contract hire purchase</PageLink>, for limited companies and larger
            organisations, subject to status.
          </BuyingTerm>
        </BuyingTerms>
        <div className="mt-3">
          <SampleNote />
        </div>
      </>
    ),
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
    folded: `${capitalised(warranty.term)} of warranty, ${delivery.days} working days, returns by organisations and consumers`,
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
      {sections.map(({ title, folded, text }) =>
        folded ? (
          <Fold
            key={title}
            className="border-top border-dark"
            summary={
              <>
                <h2 className="h3">{title}</h2>
                <span className="d-none d-lg-inline ms-auto text-end muted fw-normal">{folded}</span>
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
              <Col xl={3}>
                <ProseHeading className="h3">{title}</ProseHeading>
              </Col>
              <Col xl={9}>{text}</Col>
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
              lead={`${exampleModel} is ${money(examplePence)}, VAT included. Ask for a quote, send a purchase order, pay by invoice.`}
              meta={
                <span className="muted">
                  For buyers, bursars and finance teams. Facts with a * are samples, until we replace them.
                </span>
              }
            >
              <p className="d-flex flex-wrap column-gap-4 row-gap-2 align-items-center mt-4 mb-0 d-print-none">
                <ButtonLink to={contactUrl('buying')}>Ask for a quote</ButtonLink>
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
        <TenderPapers />
      </Section>
    </StaticHtml>
  );
}
