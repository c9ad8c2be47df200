import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { stageUvc } from '@/assets/pictures/stage-uvc';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AskLine } from '@/components/text/AskRow';
import { EmailLink, PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { HeadPicture, ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { company } from '@/config/company';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { routes } from '@/config/routes';
import { costPrices } from '@/data/costs';
import { deliveryPence } from '@/data/products/delivery';
import { filterCare } from '@/data/products/filter-care';
import { fullFilter } from '@/data/proof-pictures';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { filtersToBuy } from '@/domain/cost-over-years';
import { CertificateSheet } from '@/features/services/CertificateSheet';
import { FilterYear } from '@/features/services/FilterYear';
import { Facts, FilterSets, FiveYearCosts, Payments } from '@/features/services/ServiceParts';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import styles from './ServicePage.module.scss';

const title = 'Service, filters and hire purchase';

type OfferProps = {
  title: string;
  price: ReactNode;
  /** Shows what is paid, month by month. */
  payments: ReactNode;
  inQuote: string;
  topic: EnquiryTopic;
  children?: ReactNode;
};

function Offer({ title: name, price, payments, inQuote, topic, children }: OfferProps) {
  return (
    <Col lg={6}>
      <ProseHeading className="title mb-3">{name}</ProseHeading>
      {payments}
      <p className="my-3">{price}</p>
      <p>
        <ArrowLink to={contactUrl(topic)}>Get a written quote</ArrowLink>
      </p>
      <Fold summary="What your quote says" className="border-top">
        <p className="pb-3 mb-0">{inQuote}</p>
      </Fold>
      {children}
    </Col>
  );
}

const needs = [
  {
    name: 'UV-C lamp',
    text: 'It wears out as well. How long it lasts is not stated yet: ask us. Only our service changes it.',
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
  {
    name: 'Air change rate certificate',
    text: `Free for each room on a service contract or contract hire purchase. Signed by ${company.brand}.`,
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
        <ReadingHead
          title={title}
          current={routes.service.label}
          trail={breadcrumbTrail('service')}
          lead={`Nobody has to remember the filters. For ${money(costPrices.servicingPence)} a year a machine we come ${countWord(12 / filterCare.cleanMonths)} times, clean it, keep its record and sign the certificate of its room. Filter sets come on top: ${money(costPrices.filterSetPence['GEN X'])} for Generation X (sample prices).`}
          picture={<HeadPicture {...fullFilter} className="ratio-3x2 ratio-lg-4x3" />}
          isBleeding
        >
          <AskLine to={contactUrl('service-contract')}>Get a written quote</AskLine>
        </ReadingHead>
      </ReadingMain>
      <Section isShort>
        <SectionHeading
          id="by-you-or-by-us"
          title="By you, or by us"
          lead="One Generation X and its filter, in office hours, in each year after the first: the first set comes in the machine."
        />
        <FilterYear />
        <p className="small muted mt-4 mb-0">
          Prices here and below are samples and count each set’s delivery, {money(deliveryPence)}; your quote says
          whether our visits include it. Five years take {countWord(filtersToBuy(5, filterCare.changeMonths[1]))} sets
          more.
        </p>
      </Section>
      <Section tone="porcelain" isShort>
        <SectionHeading
          id="filter-sets-and-spare-parts"
          title="Filter sets and spare parts"
          lead={`A set lasts ${filterCare.latestText} months in office or school hours, ${filterCare.soonestText} day and night (${grouped(filterCare.changeHours)} hours). Each set fits one model.`}
        />
        <FilterSets />
      </Section>
      <Section tone="ink" isShort className="position-relative overflow-hidden">
        <Row className="align-items-center gy-4">
          <Col md={4}>
            <Picture
              file={stageUvc}
              alt="The UV-C lamp of a purifier: a violet ring in a black holder"
              sizes="(min-width: 768px) 800px, 150vw"
              className={`d-block w-100 h-auto ratio-16x9 object-fit-cover ${styles.lamp}`}
            />
          </Col>
          <Col md={8} className="position-relative ps-md-5">
            <ProseHeading className="title mb-3">What every purifier needs</ProseHeading>
            <Facts facts={needs} />
          </Col>
        </Row>
      </Section>
      <Section isShort>
        <Row className="gx-xl-5 gy-5">
          <Offer
            title="Service contract"
            price={
              <>
                <b>{money(costPrices.servicingPence)} a year</b> for each machine (sample),{' '}
                {money(costPrices.servicingPence / 12)} a month, without filter sets. You buy the machine upfront: the
                monthly payment is for its care only.
              </>
            }
            payments={
              <Payments isSpread={false} caption="Dark: the machine, at once. Teal: its care, month by month." />
            }
            inQuote="The monthly payment, the term, which parts are included, the area we serve, and how soon we come when a machine stops."
            topic="service-contract"
          />
          <Offer
            title="Contract hire purchase"
            price={
              <>
                <b>No price to pay in one sum:</b> machine and servicing, with everything that a service contract
                includes, come in one monthly payment. A deposit, if any, is in the quote.
              </>
            }
            payments={
              <Payments isSpread caption="Machine and care together, month by month. Both drawings show no amounts." />
            }
            inQuote="The monthly payment, the term, the lender, the total to pay, whether filter sets are in it, and who owns the machine at the end."
            topic="contract-hire-purchase"
          >
            <Fold summary="Who may have it" className="border-top">
              <p className="pb-3 mb-0">
                Limited companies and larger organisations, subject to status. Not consumers, sole traders or small
                partnerships, which includes many dental and medical practices: take a service contract instead. Schools
                in England need consent to borrow: ask your finance officer before you sign whether this counts as
                borrowing.
              </p>
            </Fold>
          </Offer>
        </Row>
        <Fold
          summary={
            <h2 id="five-year-cost" className="h3 mb-0 flex-grow-1">
              Five-year cost
            </h2>
          }
          className="border-top border-bottom"
        >
          <p className="mw-prose">
            One machine of each model with a list price, in office hours, at its working speed, with a service contract:
            the six costs that the Department for Education asks to compare. The{' '}
            <PageLink page="roomPlanner">room planner</PageLink> works it out for your room.
          </p>
          <FiveYearCosts />
        </Fold>
      </Section>
      <Section isShort className="pt-0 pb-lg-0">
        <Row className="gx-lg-5 gy-5 align-items-center break-avoid">
          <Col md={5} lg={4} className={`d-none d-md-block ${styles.sheet}`}>
            <CertificateSheet name="Surgery" room={dentalRooms.surgery} />
          </Col>
          <Col md={7} lg={{ span: 7, offset: 1 }}>
            <ProseHeading className="mb-3">Certificate and record</ProseHeading>
            <Facts facts={papers} />
            <Fold summary="How both are worked out" className="border-top border-bottom">
              <p className="pb-3 mb-0">
                Both are the same sum: the tested airflow of the machines alone, at full speed, divided by the volume of
                the room. That rate is signed. The rate at the speed you will use and what windows add are estimated;
                they stand beside it and are not signed. Both papers are calculation records, not regulatory approvals.
              </p>
            </Fold>
          </Col>
        </Row>
      </Section>
      <Section tone="ice" isShort>
        <Row className="gx-lg-5">
          <Col lg={{ span: 7, offset: 5 }}>
            <ProseHeading className="mb-3">Get a written quote</ProseHeading>
            <p className="mw-prose mb-4">
              Write to <EmailLink /> or call <PhoneLink />. {company.reply} Name the machines, or the length, width and
              height of each room, what each is used for and how many hours a day. Add your postcode, where we may
              unload, and whether you are a company, a public body or a private person.
            </p>
            <ButtonLink to={contactUrl('service-contract')} hasArrow>
              Get a written quote
            </ButtonLink>
          </Col>
        </Row>
      </Section>
    </StaticHtml>
  );
}
