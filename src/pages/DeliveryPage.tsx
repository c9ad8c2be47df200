import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { AskLine } from '@/components/text/AskRow';
import { CancellationForm } from '@/components/text/CancellationForm';
import { PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { ReadingHead, ReadingMain } from '@/components/text/ReadingLayout';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Fold } from '@/components/ui/Fold';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { consumerDays, delivery, deliveryPence, withDelivery } from '@/data/products/delivery';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { warranty } from '@/data/products/warranty';
import { unpacked } from '@/data/proof-pictures';
import { wallGapCm } from '@/domain/placing';
import { OrderTimeline } from '@/features/services/OrderTimeline';
import { FaultSteps, ReturnSteps } from '@/features/services/ReturnSteps';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';
import styles from './DeliveryPage.module.scss';

const title = 'Delivery, returns and warranty';

const { name, pricePence } = generationXSummary;

type PriceProps = { name: string; children: number };

/** An amount in pence, large. */
function Price({ name, children }: PriceProps) {
  return (
    <Col xs={6}>
      <dt className="small fw-normal muted">{name}</dt>
      <dd className="title num text-ink mb-0">{money(children)}</dd>
    </Col>
  );
}

type PeriodProps = { title: string; text: ReactNode; children: ReactNode };

/** A period of the order: what it is for, and its terms beside it. */
function Period({ title, text, children }: PeriodProps) {
  return (
    <Section isShort labelledBy={slugOf(title)} className="pb-0">
      <div className="pt-4 border-top border-dark">
        <Row className="gy-3">
          <Col lg={4}>
            <ProseHeading className="title mb-3">{title}</ProseHeading>
            <p className="lead text-pretty">{text}</p>
          </Col>
          <Col lg={8}>{children}</Col>
        </Row>
      </div>
    </Section>
  );
}

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

/** A name, and its text beside it. */
function TermRow({ name, children }: Omit<TermProps, 'isWide'>) {
  return (
    <Row className="gx-0 py-2 border-top">
      <Col as="dt" lg={4} className="pe-lg-4">
        {name}
      </Col>
      <Col as="dd" lg={8} className="mb-0">
        {children}
      </Col>
    </Row>
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

/** How an order arrives, how it goes back, and what holds for a year: first on one line of days, then in words. */
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
          lead={`At your door in ${delivery.days} working days, on the UK mainland.`}
          picture={
            <div className={`ratio-4x3 ratio-lg-3x2 overflow-hidden ${styles.machine}`}>
              <Picture
                file={unpacked.picture}
                alt={unpacked.alt}
                sizes="(min-width: 62em) 980px, 140vw"
                hasPriority
                className="d-block w-100 h-100 object-fit-cover"
              />
            </div>
          }
          isBleeding
        >
          <Row as="dl" className="align-items-end mt-3 mb-0">
            <Price name={name}>{pricePence}</Price>
            <Price name="Delivered (sample)">{withDelivery(pricePence)}</Price>
          </Row>
          <AskLine to={contactUrl('buying')}>Get a written quote</AskLine>
        </ReadingHead>
      </ReadingMain>
      <Section background="ink" isShort labelledBy={slugOf('Delivery')} className="overflow-hidden">
        <OrderTimeline />
        <Row className="gy-3 mt-4">
          <Col lg={4}>
            <ProseHeading className="title mb-3">Delivery</ProseHeading>
            <p className="lead text-pretty">
              {money(deliveryPence)} an order on the UK mainland, VAT included (sample).
            </p>
          </Col>
          <Col lg={8}>
            <dl className="mb-0">
              <TermRow name="Islands and Northern Ireland">
                Ask us first: your quote names the price, and any papers the law there asks for.
              </TermRow>
              <TermRow name="The same day">
                Call <PhoneLink /> before you order.
              </TermRow>
              <TermRow name="Into the room, set up">
                Ask in the quote, and tell us of steps and lifts. You do it in ten minutes: filter out of its bag and
                back, {wallGapCm} cm from the wall, plug in, touch. Generation Z takes two people and a coin.
              </TermRow>
              <TermRow name="Large orders and organisations">
                Orders, payment and papers: <PageLink page="buying">Buying from us</PageLink>.
              </TermRow>
            </dl>
          </Col>
        </Row>
      </Section>
      <Section isShort labelledBy={slugOf('Changing your mind')} className="pb-0">
        <ProseHeading className="title mb-3">Changing your mind</ProseHeading>
        <p className="lead">
          Consumers who buy by phone or e-mail have {consumerDays.cancel} days after delivery to cancel, without a
          reason (Consumer Contracts Regulations 2013).
        </p>
        <ReturnSteps />
        <Fold className="border-top border-dark" summary="Trying it, service contracts, organisations">
          <Row as="dl" className="gy-3 mb-4">
            <Term name="Trying it">
              You may open the box and try the product as you would in a shop. If it was used more than that, we may
              take the loss in value off the refund.
            </Term>
            <Term name="Service contract">
              You can cancel it within {consumerDays.cancel} days of making it. If you asked us to begin at once, you
              pay for what was done until then.
            </Term>
            <Term isWide name="Organisations">
              An organisation may return an order only if its quote says so. To try one room first, ask for that in your
              quote.
            </Term>
          </Row>
        </Fold>
        <CancellationForm />
      </Section>
      <Period
        title="If it arrives damaged or faulty"
        text={`Consumers have ${consumerDays.reject} days from delivery to reject a faulty product and have their money back.`}
      >
        <FaultSteps />
        <p className="small muted mt-3 mb-0">
          Under the Consumer Rights Act 2015 what you buy as a consumer must be of satisfactory quality, fit for its
          purpose and as described. Claims may be made for up to six years, five in Scotland. The warranty adds to these
          rights and takes none of them away.
        </p>
      </Period>
      <Period
        title={`The ${warranty.name}`}
        text={`From the day of delivery, for purifiers, water bottles and meters. What it covers is a sample. ${warranty.giver}`}
      >
        <Row className="gy-3 mb-3">
          <WarrantyList title="It covers" sign="+" items={warranty.covers} />
          <WarrantyList title="It leaves out" sign="−" items={warranty.leavesOut.all} />
        </Row>
        <p className="mb-0">
          To use it, call <PhoneLink /> or write, with the day of delivery, what is wrong and any serial number.
        </p>
      </Period>
      <Section isShort>
        <Row className="gy-4">
          <Col lg={8} className="pe-lg-5">
            <ProseHeading className="h3 mb-2">Your old machine</ProseHeading>
            <p className="mw-lead mb-0">
              When you buy an electrical product for your household, we take back your old one of the same kind free of
              charge: the <PageLink page="termsAndConditions">Terms & Conditions</PageLink> say how. From an
              organisation we take back machines that we sold, free of charge (sample).
            </p>
          </Col>
          <Col lg={4}>
            <ProseHeading className="h3 mb-2">A question about an order</ProseHeading>
            <p>Write with the number of the order, or call.</p>
            <ButtonLink to={contactUrl('question')} hasArrow>
              Ask about a delivery
            </ButtonLink>
          </Col>
        </Row>
      </Section>
    </StaticHtml>
  );
}
