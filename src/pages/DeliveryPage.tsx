import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { AskLine } from '@/components/text/AskRow';
import { CancellationForm } from '@/components/text/CancellationForm';
import { PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { HeadPicture, ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { routes } from '@/config/routes';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { unpacked } from '@/data/proof-pictures';
import { wallGapCm } from '@/domain/placing';
import { PeriodSection } from '@/features/services/PeriodSection';
import { FaultSteps, ReturnSteps } from '@/features/services/ReturnSteps';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';

const title = 'Delivery, returns and warranty';

type TermProps = {
  name: string;
  /** The last of a list that would stand alone in its row. */
  isWide?: boolean;
  children: ReactNode;
};

function Term({ name, isWide = false, children }: TermProps) {
  return (
    <Col md={isWide ? 12 : 6}>
      <dt className="mb-1 pt-2 border-top">{name}</dt>
      <dd className="mb-0">{children}</dd>
    </Col>
  );
}

type WarrantyListProps = { title: string; sign: string; items: readonly string[] };

function WarrantyList({ title, sign, items }: WarrantyListProps) {
  return (
    <Col md={6}>
      <h3 className="item mb-2">{title}</h3>
      <ul className="plain-list d-grid gap-2">
        {items.map((item) => (
          <li key={item} className="d-flex gap-2">
            <span className="fw-semibold" aria-hidden="true">
              {sign}
            </span>
            {item}
          </li>
        ))}
      </ul>
    </Col>
  );
}

/** How an order arrives, how it goes back, and what holds for a year: each period is a bar on one line. */
export default function DeliveryPage() {
  return (
    <StaticHtml>
      <PageHead
        title={title}
        description="How we deliver and how long it takes, how to cancel and return, your rights when a product is faulty, and what the 1 year service warranty covers."
        path={href('delivery')}
      />
      <ReadingMain>
        <ReadingHead
          title={title}
          current={routes.delivery.label}
          trail={breadcrumbTrail('delivery')}
          lead={`At your door in ${delivery.days} working days, for ${money(deliveryPence)} an order on the UK mainland (sample). Unwrap its filter, stand it ${wallGapCm} cm from every wall and plug it in. Consumers have ${consumerDays.cancel} days from delivery to change their mind.`}
          picture={<HeadPicture {...unpacked} className="ratio-3x2 ratio-lg-16x9 object-low" />}
          isBleeding
        >
          <AskLine to={contactUrl('buying')}>Get a written quote</AskLine>
        </ReadingHead>
      </ReadingMain>
      <PeriodSection
        title="Delivery"
        days={delivery.atMostDays}
        isBeforeDelivery
        term={`${delivery.days} working days`}
        text={`to deliver your order, for ${money(deliveryPence)} on the UK mainland, VAT included (sample)`}
        note="To scale: about a week to your door, then a year"
        background="ink"
      >
        <Row as="dl" className="gy-3 mb-0">
          <Term name="Islands and Northern Ireland">Your quote names the price, before you accept.</Term>
          <Term name="The same day">
            Call <PhoneLink /> before you order: we say whether we can, and the price.
          </Term>
          <Term name="To the door or into the room">
            In your quote: tell us about steps and lifts. Generation Z is heavy and takes two people.
          </Term>
          <Term name="Setting up">One wall socket each. If you would like us to do it, ask in the quote.</Term>
          <Term isWide name="Large orders and organisations">
            Our confirmation names the day of each delivery. Purchase orders and payment terms are on{' '}
            <PageLink page="buying">Buying from us</PageLink>.
          </Term>
        </Row>
      </PeriodSection>
      <PeriodSection
        title="Changing your mind"
        days={consumerDays.cancel}
        term={`${consumerDays.cancel} days`}
        text="to change your mind, as a consumer"
        background="porcelain"
        below={
          <>
            <ReturnSteps />
            <Fold className="border-top border-dark" summary="Trying it, service contracts, organisations">
              <Row as="dl" className="gy-3 mb-4">
                <Term name="Trying it">
                  You may open the box and try the product as you would in a shop. If it was used more than that, we may
                  take the loss in value off the refund.
                </Term>
                <Term name="Service contract">
                  You can cancel it within {consumerDays.cancel} days of making it. If you asked us to begin at once,
                  you pay for what was done until then.
                </Term>
                <Term isWide name="Organisations">
                  Those that buy from us may return what they ordered only where the quote says so. If you want to try
                  one room first, ask for a right of return in your quote.
                </Term>
              </Row>
            </Fold>
            <CancellationForm />
          </>
        }
      >
        <p className="h3 mb-0">
          If you buy as a consumer, by phone or e-mail, the Consumer Contracts Regulations 2013 give you{' '}
          {consumerDays.cancel} days from delivery to cancel, without a reason.
        </p>
      </PeriodSection>
      <PeriodSection
        title="If it arrives damaged or faulty"
        days={consumerDays.reject}
        term={`${consumerDays.reject} days`}
        text="to reject a faulty product and have your money back, as a consumer"
        background="white"
      >
        <FaultSteps />
        <p className="small muted mt-3 mb-0">
          Under the Consumer Rights Act 2015 what you buy as a consumer must be of satisfactory quality, fit for its
          purpose and as described. The warranty adds to these rights and takes none of them away.
        </p>
      </PeriodSection>
      <PeriodSection
        title={`The ${warranty.name}`}
        days={warranty.days}
        term={warranty.term}
        text="of service warranty from the day of delivery, beside your statutory rights"
        background="ice"
      >
        <p>
          For purifiers, water bottles and meters; what it covers is a sample. To use it, call <PhoneLink /> or write,
          with the serial number, the day of delivery and what is wrong.
        </p>
        <Row className="gy-3 mb-3">
          <WarrantyList title="It covers" sign="+" items={warranty.covers} />
          <WarrantyList title="It leaves out" sign="−" items={warranty.leavesOut} />
        </Row>
        <p className="mb-0">
          For care beyond the first year, see <PageLink page="service">Service, filters and hire purchase</PageLink>.
        </p>
      </PeriodSection>
      <Section isShort>
        <Row className="gy-4">
          <Col lg={7}>
            <ProseHeading className="h3 mb-2">Your old machine</ProseHeading>
            <p className="mw-lead mb-0">
              When you buy an electrical product for your household, we take back your old one of the same kind free of
              charge: the <PageLink page="termsAndConditions">Terms & Conditions</PageLink> say how. From an
              organisation we take back machines that we sold, free of charge (sample).
            </p>
          </Col>
          <Col lg={5}>
            <ProseHeading className="h3 mb-2">A question about an order</ProseHeading>
            <p>
              Call <PhoneLink /> or write. {company.reply}
            </p>
            <ButtonLink to={contactUrl('question')} hasArrow>
              Ask about a delivery
            </ButtonLink>
          </Col>
        </Row>
      </Section>
    </StaticHtml>
  );
}
