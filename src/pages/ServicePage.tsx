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
import { FilterSets, FiveYearCosts } from '@/features/services/ServiceParts';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import styles from './ServicePage.module.scss';

const title = 'Service, filters and hire purchase';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-3 border-top">
      <dt className="mb-1 fw-semibold">{name}</dt>
      <dd className="mb-0">{children}</dd>
    </div>
  );
}

type OfferProps = { title: string; price: ReactNode; inQuote: string; topic: EnquiryTopic; children: ReactNode };

/** Its parts stand on the rows of the offer beside it. */
function Offer({ title: name, price, inQuote, topic, children }: OfferProps) {
  return (
    <div className={styles.offer}>
      <ProseHeading className="title">{name}</ProseHeading>
      <p className="lead">{price}</p>
      <dl className="mb-0">{children}</dl>
      <Fold summary="What your quote says" className="border-top border-bottom">
        <p className="pb-3 mb-0">{inQuote}</p>
      </Fold>
      <p className="mt-2 mb-0">
        <ArrowLink to={contactUrl(topic)}>Get a written quote</ArrowLink>
      </p>
    </div>
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

const toTell = [
  'the machines, or length, width and height of each room',
  'what each is used for, and how many hours a day',
  'your postcode, and where we may unload',
  'whether you are a company, a public body or a private person',
];

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
          picture={<HeadPicture {...fullFilter} />}
        >
          <AskLine to={contactUrl('service-contract')}>Get a written quote</AskLine>
        </ReadingHead>
      </ReadingMain>
      <Section tone="porcelain" isShort className="mt-4">
        <SectionHeading
          id="by-you-or-by-us"
          title="By you, or by us"
          lead="One Generation X and its filter, in office hours, in each year after the first: the first set comes in the machine."
        />
        <FilterYear />
        <p className="small muted mt-4 mb-0">
          Five years take {countWord(filtersToBuy(5, filterCare.changeMonths[1]))} sets more. Prices are samples. If you
          change the sets, each order of them adds {money(deliveryPence)}. Your quote says whether our visits include
          the delivery.
        </p>
      </Section>
      <Section isShort>
        <SectionHeading
          id="filter-sets-and-spare-parts"
          title="Filter sets and spare parts"
          lead={`A set lasts ${filterCare.latestText} months in office or school hours, ${filterCare.soonestText} day and night (${grouped(filterCare.changeHours)} hours). Each set fits one model.`}
        />
        <FilterSets />
      </Section>
      <Section tone="ink" isShort>
        <Row className="align-items-center gy-3 gx-lg-5">
          <Col xs={6} md={4}>
            <Picture
              file={stageUvc}
              alt="The UV-C lamp of a purifier: a violet ring in a black holder"
              sizes="(min-width: 768px) 400px, 50vw"
              className={`d-block w-100 h-auto ratio-16x9 object-fit-cover ${styles.lamp}`}
            />
          </Col>
          <Col md={8}>
            <ProseHeading className="title mb-3">What every purifier needs</ProseHeading>
            <Row as="dl" className="mb-0 gy-3">
              {needs.map(({ name, text }) => (
                <Col as="div" lg={4} key={name}>
                  <dt className="mb-1">{name}</dt>
                  <dd className="mb-0">{text}</dd>
                </Col>
              ))}
            </Row>
          </Col>
        </Row>
      </Section>
      <Section isShort>
        <div className={styles.offers}>
          <Offer
            title="Service contract"
            price={
              <>
                <b className="text-ink">{money(costPrices.servicingPence)} a year</b> for each machine (sample),{' '}
                {money(costPrices.servicingPence / 12)} a month, without filter sets.
              </>
            }
            inQuote="The monthly payment, the term, which parts are included, the area we serve, and how soon we come when a machine stops."
            topic="service-contract"
          >
            <Fact name="What you buy">
              The machine, upfront. The monthly payment is for its care only, so it is lower than in hire purchase.
            </Fact>
          </Offer>
          <Offer
            title="Contract hire purchase"
            price={
              <>
                <b className="text-ink">No price to pay in one sum:</b> machine and servicing, with everything that a
                service contract includes, come in one monthly payment. A deposit, if any, is in the quote.
              </>
            }
            inQuote="The monthly payment, the term, the lender, the total to pay, whether filter sets are in it, and who owns the machine at the end."
            topic="contract-hire-purchase"
          >
            <Fact name="Who may have it">
              Limited companies and larger organisations, subject to status. Not consumers, sole traders or small
              partnerships, which includes many dental and medical practices: take a service contract instead. Schools
              in England need consent to borrow: ask your finance officer before you sign whether this counts as
              borrowing.
            </Fact>
          </Offer>
        </div>
      </Section>
      <Section tone="porcelain" isShort>
        <Row className="gy-4">
          <Col lg={4}>
            <ProseHeading className="title mb-3">Five-year cost</ProseHeading>
            <p>
              One machine of each model with a list price, in office hours, at its working speed, with a service
              contract: the six costs that the Department for Education asks to compare. The{' '}
              <PageLink page="roomPlanner">room planner</PageLink> works it out for your room.
            </p>
          </Col>
          <Col lg={8}>
            <FiveYearCosts />
          </Col>
        </Row>
      </Section>
      <Section isShort>
        <Row className="gx-lg-5 gy-5">
          <Col xs={6} md={4} lg={3} className="d-none d-md-block">
            <CertificateSheet name="Surgery" room={dentalRooms.surgery} />
          </Col>
          <Col md={8} lg={4}>
            <ProseHeading className="title mb-3">Certificate and record</ProseHeading>
            <dl className="mb-0">
              <Fact name="Air change rate certificate">
                Free for each room on a service contract or contract hire purchase. Signed by {company.brand}.
              </Fact>
              <Fact name="Air change record">
                Free for everyone, printed from the <PageLink page="roomPlanner">room planner</PageLink>. Signed by you,
                if you wish.
              </Fact>
            </dl>
            <Fold summary="How both are worked out" className="border-top border-bottom">
              <p className="pb-3 mb-0">
                Both are the same sum: the tested airflow of the machines alone, at full speed, divided by the volume of
                the room. That rate is signed. The rate at the speed you will use and what windows add are estimated;
                they stand beside it and are not signed. Both papers are calculation records, not regulatory approvals.
              </p>
            </Fold>
          </Col>
          <Col lg={5}>
            <div className="h-100 p-3 p-lg-4 bg-porcelain">
              <ProseHeading className="title mb-3">Get a written quote</ProseHeading>
              <p>
                Write to <EmailLink /> or call <PhoneLink />. {company.reply} Tell us:
              </p>
              <ul className="plain-list mb-4 border-bottom">
                {toTell.map((fact) => (
                  <li key={fact} className="py-2 border-top">
                    {fact}
                  </li>
                ))}
              </ul>
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
