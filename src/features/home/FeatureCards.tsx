import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { noBreakText } from '@/lib/format/no-break-units';
import { contactUrl } from '@/lib/links/contact-url';

type FeatureCardProps = {
  title: string;
  text: string;
  /** The topic of the enquiry that the card starts. */
  topic: EnquiryTopic;
};

/** A gain in one line. */
export function FeatureCard({ title, text, topic }: FeatureCardProps) {
  return (
    <Col as="li" className="position-relative d-flex d-lg-block column-gap-3 align-items-baseline py-2">
      <h3 className="item col-5 col-lg-12 m-0">
        <SiteLink to={contactUrl(topic)} className="stretched-link text-decoration-none">
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
      </h3>
      <p className="mb-0 text-pretty">{noBreakText(text)}</p>
    </Col>
  );
}

type FeatureCardsProps = {
  title: string;
  /** Over the cards. */
  drawing: ReactNode;
  /** `FeatureCard`s. */
  children: ReactNode;
};

/** The gains of a purifier under a drawing of one of them. */
export function FeatureCards({ title, drawing, children }: FeatureCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-2 mb-lg-3">
        {title}
      </h2>
      {drawing}
      <Row as="ul" xs={1} lg={4} className="mt-3 mt-lg-5 mb-0">
        {children}
      </Row>
    </section>
  );
}
