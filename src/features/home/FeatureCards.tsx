import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { noBreakText } from '@/lib/format/no-break-units';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './FeatureCards.module.scss';

type FeatureCardProps = {
  title: string;
  text: string;
  /** The topic of the enquiry that the card starts. */
  topic: EnquiryTopic;
};

/** A gain in one line. */
export function FeatureCard({ title, text, topic }: FeatureCardProps) {
  return (
    <li className={`position-relative border-top py-2 ${styles.card}`}>
      <h3 className="item">
        <SiteLink to={contactUrl(topic)} className="stretched-link text-decoration-none">
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
      </h3>
      <p className="m-0 muted text-pretty">{noBreakText(text)}</p>
    </li>
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
      <h2 data-aos="fade-up" id={headingId} className="mb-4">
        {title}
      </h2>
      {drawing}
      <ul className="plain-list mt-4">{children}</ul>
    </section>
  );
}
