import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { DataTable } from '@/components/sections/DataTable';
import { ProseTable } from '@/components/text/article-components';
import { EmailLink, PageLink, PhoneLink, Term, Terms } from '@/components/text/mdx-components';
import { HeadFigures, ReadingHead, ReadingMain } from '@/components/text/Reading';
import { type TextSection, TextSections } from '@/components/text/TextSections';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { SampleMark, SampleNote, SampleText } from '@/components/ui/SampleText';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { type MaybeSample, isSample, unwrapSample } from '@/config/sample';
import { buying } from '@/data/buying';
import { care } from '@/data/products/care';
import { casingCare } from '@/data/products/casing-care';
import { genSFilterSummary } from '@/data/products/gen-s-filter/summary';
import { genXFilterSummary } from '@/data/products/gen-x-filter/summary';
import { genYFilterSummary } from '@/data/products/gen-y-filter/summary';
import { genZFilterSummary } from '@/data/products/gen-z-filter/summary';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { purifiers } from '@/data/purifiers';
import { vatPercent, withoutVat } from '@/data/vat';
import { runningCost } from '@/domain/running-cost';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';

const serviced = [
  { name: 'GEN S', filter: genSFilterSummary },
  { name: 'GEN X', filter: genXFilterSummary },
  { name: 'GEN Y', filter: genYFilterSummary },
  { name: 'GEN Z', filter: genZFilterSummary },
] as const;

function filterMonths(hoursPerDay: number): number {
  const use = { speed: 'full', hoursPerDay, daysPerYear: 365, pencePerKilowattHour: 1 } as const;
  return Math.round(
    runningCost('GEN X', use, { months: care.changeFilterMonths, hours: care.changeFilterHours }).filterMonths,
  );
}

function ServicingSheet() {
  const months = [24, 16, 8].map((hours) => `${filterMonths(hours)} months at ${hours} hours a day`).join(', ');
  return (
    <>
      <p>
        Print this for the person who looks after the machines. On a service contract we do the work and keep its
        record. Intervals and care of the casing are samples.
      </p>
      <ul>
        <li>
          <strong>Every {care.cleanFilterMonths} months:</strong> pull the plug, open the front and vacuum the
          large-particulate filter. It takes about a quarter of an hour.
        </li>
        <li>
          <strong>New filter set:</strong> after {months}. It is carbon and H13 HEPA in one cartridge; that of
          Generation Z is three panels.
        </li>
        <li>
          <strong>Cleaning:</strong> {lowerFirst(casingCare.Industrial)} On Generation S and X, vacuum the openings with
          a soft brush. On Generation Y a surface disinfectant may be used as well: ask us which.
        </li>
        <li>
          <strong>Lifting:</strong> one person; two for Generation Z over a step, on the level it rolls.
        </li>
        <li>
          <strong>Our service only:</strong> UV-C lamp, fan, ioniser, photocatalyst, electronics and mains lead.
        </li>
      </ul>
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

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

const steps: readonly { title: string; text: string }[] = [
  { title: 'Quote', text: 'Ask for a quote here, on a product page or by phone.' },
  { title: 'Order', text: 'Send a purchase order by e-mail, or accept in writing.' },
  { title: 'Confirmation', text: 'We confirm the order in writing and name the day of delivery.' },
  { title: 'Invoice', text: 'The machines arrive, then the invoice, with your order number on it.' },
];

function OrderSteps() {
  return (
    <Row as="ol" className="gy-4 pt-2">
      {steps.map(({ title, text }, index) => (
        <Col as="li" md={6} xl={3} key={title}>
          <div className="d-flex d-md-block gap-4 h-100 pt-3 border-top border-dark">
            <span className="d-block title num text-copper" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <h3 className="mt-md-3 mb-2">{title}</h3>
              <p className="m-0">{text}</p>
            </div>
          </div>
        </Col>
      ))}
    </Row>
  );
}

const insurance: readonly { name: string; fact: MaybeSample<string> }[] = [
  { name: 'Public liability', fact: buying.publicLiability },
  { name: 'Product liability', fact: buying.productLiability },
  { name: 'Employers’ liability', fact: buying.employersLiability },
];

/** The sum is large, for what it is paid is not. */
function Insurance() {
  return (
    <DataTable caption="Our insurance" isCaptionHidden right="none" narrow="figures" className="mb-4">
      {insurance.map(({ name, fact }) => {
        const [, sum = '', scope = ''] = /^(£\d+ million)(.*)$/.exec(unwrapSample(fact)) ?? [];
        const mark = isSample(fact) && <SampleMark />;
        return (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td className="text-sm-end text-ink">
              <b className="h3 num text-nowrap">{sum}</b>
              {scope === '' && <span className="position-absolute">{mark}</span>}
            </td>
            <td className="w-md-50">
              {scope}
              {scope !== '' && mark}
            </td>
          </tr>
        );
      })}
    </DataTable>
  );
}

const figures = [
  { figure: '24 hours', text: 'to our reply, Monday to Friday' },
  { figure: '3 to 5', text: 'working days from order to delivery' },
  {
    figure: '30 days',
    text: (
      <>
        from the invoice to pay, for organisations
        <SampleMark />
      </>
    ),
  },
  { figure: '1 year', text: 'of service warranty from the day of delivery' },
];

const sections: readonly TextSection[] = [
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
          <Term name="On your order">
            Put the number of the quote, your own order number, who receives the machines and where, and who gets the
            invoice.
          </Term>
          <Term name="Schools, public bodies, companies">
            <SampleText isNoted fact={buying.paymentDays} />. <SampleText isNoted fact={buying.deposit} />.
          </Term>
          <Term name="Consumers">
            Pay <SampleText isNoted fact={buying.consumersPay} />.
          </Term>
          <Term name="How to pay">
            <SampleText isNoted fact={buying.waysToPay} />.
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
      <Terms>
        <Term name="VAT number">{company.vatNumber}</Term>
        <Term name="Registered name">{company.legalName}</Term>
        <Term name="Company number">
          {company.companyNumber}, registered in {company.placeOfRegistration}
        </Term>
        <Term name="Registered office">{company.registeredOffice}</Term>
        <Term name="VAT in our prices">
          Prices on this site include VAT at {vatPercent}%. Quote and invoice show VAT on a line of its own:{' '}
          {exampleModel} is {money(examplePence)} including VAT, {money(withoutVat(examplePence))} without.
        </Term>
        <Term name="Supplier forms">
          Send your form to <EmailLink /> and we fill it in.
        </Term>
      </Terms>
    ),
  },
  {
    title: 'Delivery',
    text: (
      <p>
        {care.deliveryLine} For several rooms the confirmation names the day of each delivery. The rest is on{' '}
        <PageLink page="delivery">Delivery, returns and warranty</PageLink>.
      </p>
    ),
  },
  {
    title: 'Returns and old machines',
    text: (
      <ul>
        <li>
          <strong>Organisations</strong> may return what they ordered where the quote says so. Ask for it before you
          order if you want to try one room first.
        </li>
        <li>
          <strong>Consumers</strong> have 14 days from delivery to cancel, without a reason.
        </li>
        <li>
          <strong>Faulty or not what you ordered:</strong> the return costs you nothing.
        </li>
        <li>
          <strong>Your old machine:</strong> see{' '}
          <SiteLink to={`${href('delivery')}#your-old-machine`}>how we take it back</SiteLink>.
        </li>
      </ul>
    ),
  },
  {
    title: 'Warranty',
    text: (
      <>
        <p>
          A {care.warranty} from the day of delivery, in addition to your statutory rights. It covers{' '}
          <SiteLink to={`${href('delivery')}#the-1-year-service-warranty`}>faults in material and workmanship</SiteLink>
          , the lamp included, and leaves out filters. A <PageLink page="service">service contract</PageLink> looks
          after the machine beyond the first year.
        </p>
        <figure className="mt-3 mb-0 grid-row">
          <Picture
            file={proofRatingPlate}
            alt="The rating plate at the back of a Generation Y"
            sizes="(min-width: 75em) 1005px, 100vw"
            className="d-block w-100 h-auto ratio-2x1 object-fit-cover"
          />
          <figcaption className="mt-2 small muted">
            The plate at the back. Tell us its serial number when you ask for service or a part.
          </figcaption>
        </figure>
      </>
    ),
  },
  {
    title: 'Servicing sheet for each model',
    text: <ServicingSheet />,
  },
  {
    title: 'Papers for a tender',
    text: (
      <>
        <div>
          <Insurance />
        </div>
        <p>Ask for the certificates of the current year with the quote.</p>
        <Terms>
          <Term name="Three quotes">
            Ask for ours under the six heads of the Department for Education: price, VAT, delivery, maintenance, running
            costs and disposal. The <PageLink page="roomPlanner">room planner</PageLink> lists your rooms, to send to
            each seller.
          </Term>
          <Term name="Carbon reduction plan">
            <SampleText isNoted fact={buying.netZero} />. <SampleText isNoted fact={buying.carbonPlan} />: ask us for
            its address before you send a tender out.
          </Term>
          <Term name="Modern slavery statement">
            <SampleText isNoted fact={buying.modernSlavery} />.{' '}
            <SampleText isNoted fact={buying.modernSlaveryStatement} />: we answer questions about our suppliers in
            writing.
          </Term>
          <Term name="Frameworks">
            <SampleText isNoted fact={buying.frameworks} />. You can buy from us by quote, within your own rules for a
            purchase of that value.
          </Term>
        </Terms>
        <SampleNote />
      </>
    ),
  },
  {
    title: 'A paper that is missing here',
    text: (
      <>
        <p>Name the paper and the day by which you need it. {company.reply}</p>
        <p className="mt-2">
          <ButtonLink to={contactUrl('buying')} variant="accent" arrow>
            Ask for a quote or a paper
          </ButtonLink>
        </p>
      </>
    ),
  },
];

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
          lead={<>Ask for a quote, send a purchase order, and pay by invoice.</>}
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
          <HeadFigures figures={figures} />
        </ReadingHead>
        <TextSections band={{ title: 'How to order', text: <OrderSteps /> }} sections={sections} />
      </ReadingMain>
    </StaticHtml>
  );
}
