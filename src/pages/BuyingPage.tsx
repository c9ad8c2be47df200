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
        <AskLine to={contactUrl('buying')}>Get a written quote</AskLine>
      </PriceHead>
      <OrderSteps title="How to order" />
      <Section isShort labelledBy={slugOf(titles.payment)}>
        <ProseHeading className="h2 mb-4">{titles.payment}</ProseHeading>
        <TermColumns columns={4}>
          <TermColumn name={unwrapSample(buying.deposit)} isLarge>
            For practices, schools, public bodies and companies. Start with one room: we take{' '}
            {unwrapSample(buying.orderMinimum)}, and a return can be agreed in the quote.
          </TermColumn>
          <TermColumn name={paymentTerm} isLarge>
            Organisations pay {unwrapSample(buying.paymentDays)}. Consumers pay {unwrapSample(buying.consumersPay)}.
          </TermColumn>
          <TermColumn name="BACS or card" isLarge>
            {unwrapSample(buying.waysToPay)}. If a message says that our bank details have changed, call <PhoneLink />{' '}
            before you pay.
          </TermColumn>
          <TermColumn name="By the month" isLarge>
            Contract hire purchase, subject to status. Its quote names any deposit:{' '}
            <PageLink page="service">Service and filters</PageLink>.
          </TermColumn>
        </TermColumns>
        <p className="small muted mt-3 mb-0">Deposit, days, ways to pay and the minimum are samples.</p>
        <ProseHeading className="h2 mt-5 mb-2">{titles.company}</ProseHeading>
        <p className="mb-4">
          Prices on this site include VAT. Send your supplier form to <EmailLink /> and we fill it in. Name, numbers and
          office are samples.
        </p>
        <TermColumns columns={4} className="mb-4">
          {companyDetails.map(({ name, text }) => (
            <TermColumn key={name} name={name}>
              {text}
            </TermColumn>
          ))}
        </TermColumns>
        <Fold className="border-top border-bottom" summary={<h2 className="h3">{titles.servicing}</h2>}>
          <div id={slugOf(titles.servicing)} tabIndex={-1} className="pb-4">
            <ServicingSheet />
          </div>
        </Fold>
      </Section>
      <Section background="ice" isShort labelledBy={slugOf(titles.tender)}>
        <ProseHeading className="h2 mb-4">{titles.tender}</ProseHeading>
        <TenderPapers>
          <ButtonLink to={contactUrl('buying')} className="d-print-none">
            Ask for a paper
          </ButtonLink>
        </TenderPapers>
      </Section>
    </StaticHtml>
  );
}
