import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { StaticHtml } from '@/boot/StaticHtml';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Section } from '@/components/sections/Section';
import { AskLine } from '@/components/text/AskRow';
import { CancellationForm } from '@/components/text/CancellationForm';
import { PageLink, PhoneLink, ProseHeading } from '@/components/text/mdx-components';
import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { ReadingMain } from '@/components/text/ReadingLayout';
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
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';
import styles from './DeliveryPage.module.scss';

const title = 'Delivery, returns and warranty';

const { name, slug, pricePence } = generationXSummary;
const [years = '', yearUnit = ''] = warranty.term.split(/\s/);

type PriceProps = { name: string; children: number };

/** An amount in pence, large. */
function Price({ name, children }: PriceProps) {
  return (
    <Col xs={6}>
      <dt className="small fw-normal muted">{name}</dt>
      <dd className="h2 num text-ink mb-0">{money(children)}</dd>
    </Col>
  );
}

type PeriodProps = {
  title: string;
  figure: number | string;
  unit: string;
  /** The colour of its days on the timeline. */
  days: 'arrive' | 'cancel' | 'reject' | 'covered';
  text: ReactNode;
  /** What is folded on a phone. */
  summary: string;
  children: ReactNode;
  /** Below what is folded. */
  more?: ReactNode;
};

/** A period of the order: its figure on the colour of its days, and its terms beside it. */
function Period({ title, figure, unit, days, text, summary, children, more }: PeriodProps) {
  return (
    <section aria-labelledby={slugOf(title)}>
      <Container fluid="xxl">
        <Row className="gx-lg-5">
          <Col lg={4} className="d-flex">
            <div
              className={`flex-grow-1 p-3 py-lg-5 pe-lg-4 mx-edge me-lg-0 ${days === 'covered' ? 'on-dark' : 'text-ink'} ${styles.days} ${styles[days]}`}
            >
              <p className={`num mb-2 ${styles.figure}`} aria-hidden="true">
                {figure}
                <small className="unit d-inline-block">{`\u00a0${unit}`}</small>
              </p>
              <ProseHeading className="h3 mb-2 text-reset">{title}</ProseHeading>
              <p className="text-pretty mb-0">{text}</p>
            </div>
          </Col>
          <Col lg={8} className="py-lg-5">
            <Fold isOpenWide summary={summary}>
              <div className={`pb-4 ${more ? '' : 'pb-lg-0'}`}>{children}</div>
            </Fold>
            {more}
          </Col>
        </Row>
      </Container>
    </section>
  );
}

type WarrantyListProps = { title: string; sign: string; items: readonly string[] };

function WarrantyList({ title, sign, items }: WarrantyListProps) {
  return (
    <Col md={6}>
      <h3 className="item pt-3 mb-2 border-top">{title}</h3>
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
        <Row as="header" className="gy-4 pb-3 pb-lg-4">
          <Col lg={5}>
            <Breadcrumb trail={breadcrumbTrail('delivery')} current={routes.delivery.label} />
            <h1>{title}</h1>
            <p className="mt-3 mb-0 lead text-pretty">
              At your door {delivery.days} working days after your order, on the UK mainland.
            </p>
            <Row as="dl" className="align-items-end mt-3 mb-0">
              <Price name={name}>{pricePence}</Price>
              <Price name="Delivered (sample)">{withDelivery(pricePence)}</Price>
            </Row>
            <AskLine to={priceRequestUrl(slug)}>Get a written quote</AskLine>
          </Col>
          <Col lg={7} className="d-lg-flex flex-column">
            <div className={`ratio-4x3 ratio-lg-3x2 flex-grow-1 overflow-hidden bleed-right ${styles.machine}`}>
              <Picture
                file={unpacked.picture}
                alt={unpacked.alt}
                sizes="(min-width: 62em) 980px, 140vw"
                hasPriority
                className="d-block w-100 h-100 object-fit-cover"
              />
            </div>
          </Col>
        </Row>
      </ReadingMain>
      <Section background="ink" isShort className="overflow-hidden">
        <OrderTimeline />
      </Section>
      <Period
        title="Delivery"
        figure={money(deliveryPence)}
        unit="an order"
        days="arrive"
        text="On the UK mainland, VAT included (sample)."
        summary="Islands, into the room, large orders"
      >
        <TermColumns columns={2}>
          <TermColumn name="Islands and Northern Ireland">
            Ask us first: your quote names the price, and any papers the law there asks for.
          </TermColumn>
          <TermColumn name="The same day">
            Call <PhoneLink /> before you order.
          </TermColumn>
          <TermColumn name="Into the room, set up">
            Ask in the quote, and tell us of steps and lifts. You do it in ten minutes: filter out of its bag and back,{' '}
            {wallGapCm} cm from the wall, plug in, touch. Generation Z takes two people and a coin.
          </TermColumn>
          <TermColumn name="Large orders and organisations">
            Orders, payment and papers: <PageLink page="buying">Buying from us</PageLink>.
          </TermColumn>
        </TermColumns>
      </Period>
      <Period
        title="Changing your mind"
        figure={consumerDays.cancel}
        unit="days"
        days="cancel"
        text={`Consumers who buy by phone or e-mail may cancel until ${consumerDays.cancel} days after delivery, without a reason (Consumer Contracts Regulations 2013).`}
        summary="Who does what, and when"
        more={<CancellationForm />}
      >
        <ReturnSteps />
      </Period>
      <Period
        title="If it arrives damaged or faulty"
        figure={consumerDays.reject}
        unit="days"
        days="reject"
        text={`Consumers have ${consumerDays.reject} days from delivery to reject a faulty product and have their money back.`}
        summary="Who does what, and the law"
      >
        <FaultSteps />
      </Period>
      <Period
        title={`The ${warranty.name}`}
        figure={years}
        unit={yearUnit}
        days="covered"
        text={`From the day of delivery, for purifiers, water bottles and meters. What it covers is a sample. ${warranty.giver}`}
        summary="What it covers, and what it leaves out"
      >
        <Row className="gy-3 mb-3">
          <WarrantyList title="It covers" sign="+" items={warranty.covers.all} />
          <WarrantyList title="It leaves out" sign="−" items={warranty.leavesOut.all} />
        </Row>
        <p className="mb-0">
          To use it, call <PhoneLink /> or write, with the day of delivery, what is wrong and any serial number.
        </p>
      </Period>
      <Section isShort background="porcelain">
        <Row className="gy-4">
          <Col lg={8} className="order-lg-last">
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
