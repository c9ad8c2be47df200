import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { AskLine } from '@/components/text/AskRow';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { costPrices } from '@/data/cost-prices';
import { signedAirflow } from '@/data/papers';
import { continuousUse } from '@/data/products/controls';
import { deliveryPence } from '@/data/products/delivery';
import { filterCare } from '@/data/products/filter-care';
import { quoteNeeds } from '@/data/quote';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { unconfirmed } from '@/data/unconfirmed';
import { CertificateSheet } from '@/features/services/CertificateSheet';
import { FilterYear } from '@/features/services/FilterYear';
import { Facts, FilterSets, FiveYearCosts } from '@/features/services/ServiceParts';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

const title = 'Service, filters and hire purchase';

type ContractProps = {
  title: string;
  /** What is paid a month. */
  figure: string;
  unit: string;
  cols: number;
  terms: readonly { name: string; text: ReactNode }[];
};

function Contract({ title: name, figure, unit, cols, terms }: ContractProps) {
  return (
    <Col lg={cols} className="break-avoid">
      <ProseHeading className="h3 mb-3">{name}</ProseHeading>
      <p className="h1 num mb-4">
        {figure} <small className="unit">{unit}</small>
      </p>
      <Facts facts={terms} isList />
    </Col>
  );
}

const serviceContract = [
  {
    name: 'You pay',
    text: (
      <>
        <b>{money(costPrices.servicingPence)} a year</b> for each machine (sample), without filter sets. You buy the
        machine upfront; the {money(costPrices.servicingPence / 12)} a month pays for its care.{' '}
        {unconfirmed.serviceTerm}
      </>
    ),
  },
  { name: 'Who may have it', text: 'Anyone at a postcode that we come to: ask first.' },
  {
    name: 'Your quote says',
    text: 'The monthly payment, the term, which parts are included, and how soon we come when a machine stops.',
  },
];

const hirePurchase = [
  {
    name: 'You pay',
    text: 'One monthly payment for machine and care, with everything that a service contract includes; a deposit only if the quote names one.',
  },
  {
    name: 'Who may have it',
    text: 'Limited companies and larger organisations, subject to status. Consumers, sole traders and small partnerships buy the machine and add a service contract. Schools in England need consent to borrow.',
  },
  {
    name: 'Your quote says',
    text: 'Also the lender, the total to pay, whether filter sets are in it, and who owns the machine at the end.',
  },
];

const needs = [
  {
    name: 'UV-C lamp',
    text: 'Our service changes it; a fault in the first year is on us (sample). Its price is still to come, so no sum here counts it.',
  },
  {
    name: 'Spare parts',
    text: 'Our service changes them. Ask for the part and its price with the serial number of the machine.',
  },
  {
    name: 'In a clinical room',
    text: 'Change the set while the room is empty, with gloves and a mask, and bag the old one there.',
  },
];

const papers = [
  { name: 'Airflow sheet', text: 'With each Generation Y (sample): the airflow of your own machine.' },
  {
    name: 'Air change rate certificate',
    text: `Included, at no extra charge, for each room on a service contract or contract hire purchase. ${company.brand} signs the rate at full speed; your usual speed stands beside it as an estimate.`,
  },
  {
    name: 'Air change record',
    text: (
      <>
        Free for everyone, printed from the <PageLink page="roomPlanner">room planner</PageLink>. Signed by you, if you
        wish.
      </>
    ),
  },
];

/** Filters, service contract and hire purchase, with their prices. */
export default function ServicePage() {
  return (
    <StaticHtml>
      <PageHead
        title={title}
        description="What each air purifier needs in a year, which filter set fits, what a service contract and contract hire purchase include, and who may have them."
        path={href('service')}
      />
      <ReadingMain>
        <Row as="header" className="gy-3 pb-4 align-items-end">
          <Col lg={7}>
            <Breadcrumb trail={breadcrumbTrail('service')} current={routes.service.label} />
            <h1>{title}</h1>
          </Col>
          <Col lg={5}>
            <p className="lead">
              For {money(costPrices.servicingPence)} a year we visit each machine{' '}
              {countWord(12 / filterCare.cleanMonths)} times, clean it and sign its room’s certificate (sample price;
              ask whether we serve your postcode). Filter sets are extra.
            </p>
            <AskLine to={contactUrl('service-contract')}>Get a written quote</AskLine>
          </Col>
        </Row>
      </ReadingMain>
      <Section isShort className="overflow-hidden pt-4">
        <div className="break-avoid">
          <Row className="mb-2">
            <Col as="h2" lg={5} id="by-you-or-by-us" className="label mb-0">
              By you, or by us
            </Col>
            <Col as="p" lg={7} className="small muted mb-0">
              One Generation X in office hours, from the second year on
            </Col>
          </Row>
          <FilterYear />
        </div>
        <p className="small muted mt-4 mb-0">
          Sample prices, with {money(deliveryPence)} for each set’s delivery. The first set comes in the machine: year
          one costs nothing, or {money(costPrices.servicingPence)} if we come. Two sets ordered together pay one
          delivery.
        </p>
      </Section>
      <Section background="porcelain" isShort className="overflow-hidden">
        <FilterSets>
          <ProseHeading className="h2 mb-3">Filter sets and spare parts</ProseHeading>
          <p className="lead pe-md-5 mb-3 mb-md-0">
            {`A set lasts ${filterCare.latestText} months in office or school hours, ${filterCare.soonestText} day and night (${grouped(filterCare.changeHours)} hours).`}
          </p>
        </FilterSets>
        <p className="small muted mt-3 mb-0">{continuousUse}.</p>
        <Row className="gy-3 mt-4">
          <Col lg={5}>
            <ProseHeading className="h3">What every purifier needs</ProseHeading>
          </Col>
          <Col lg={7}>
            <Facts facts={needs} />
          </Col>
        </Row>
      </Section>
      <Section isShort>
        <Row className="gy-5 mb-4">
          <Contract
            title="Service contract"
            figure={money(costPrices.servicingPence / 12)}
            unit="a month, filter sets extra"
            cols={5}
            terms={serviceContract}
          />
          <Contract title="Contract hire purchase" figure="As quoted" unit="a month" cols={7} terms={hirePurchase} />
        </Row>
        <Fold
          summary={
            <h2 id="five-year-cost" className="item mb-0">
              Five-year cost
            </h2>
          }
          className="border-top border-bottom"
        >
          <p className="mw-prose">
            One machine, in office hours, at its working speed, with a service contract. For your room: the{' '}
            <PageLink page="roomPlanner">room planner</PageLink>.
          </p>
          <FiveYearCosts />
        </Fold>
      </Section>
      <Section background="ice" isShort>
        <Row className="gy-5 break-avoid">
          <Col md={5} lg={4}>
            <CertificateSheet name="Surgery" room={dentalRooms.surgery} />
          </Col>
          <Col md={7} lg={{ span: 7, offset: 1 }} className="d-flex flex-column">
            <ProseHeading className="h2 mb-3">Certificate and record</ProseHeading>
            <Facts facts={papers} isList />
            <Fold summary="How both are worked out" className="border-top">
              <p className="pb-3 mb-0">
                Tested airflow at full speed, divided by the volume of the room: that is signed. {signedAirflow} Your
                usual speed and what windows add are printed beside it, as an estimate. Both papers are calculation
                records, not regulatory approvals.
              </p>
            </Fold>
            <div className="mt-auto pt-5">
              <ProseHeading className="h2 mb-3">Get a written quote</ProseHeading>
              <p className="mw-prose mb-4">
                Write to <EmailLink /> or call <PhoneLink />. {company.reply} Name the machines, or {quoteNeeds}.
              </p>
              <ButtonLink to={contactUrl('service-contract')} hasArrow>
                Get a written quote
              </ButtonLink>
            </div>
          </Col>
        </Row>
      </Section>
    </StaticHtml>
  );
}
