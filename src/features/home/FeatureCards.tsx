import { type ReactNode, useId } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './FeatureCards.module.scss';

type FeatureCardProps = {
  title: string;
  before?: string;
  figure: string;
  /** After the figure, in small. */
  unit: string;
  text: string;
  /** Of the enquiry that the card starts. */
  topic: EnquiryTopic;
  /** 150 × 130 units. */
  drawing: ReactNode;
};

/** A gain with its figure and drawing. */
export function FeatureCard({ title, before, figure, unit, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={`position-relative border-top border-top-md-0 border-start-md ${styles.card}`}>
      <svg viewBox="0 0 150 130" fill="none" stroke="var(--ink)" overflow="visible" aria-hidden="true">
        {drawing}
      </svg>
      <h3 className="item">
        <SiteLink to={contactUrl(topic)} className="stretched-link text-decoration-none">
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
      </h3>
      <p className={`${styles.reading}`}>
        {before && <small className="unit ms-0 me-1">{before} </small>}
        {figure}
        <small className="unit"> {unit}</small>
      </p>
      <p className="small muted text-pretty">{text}</p>
    </li>
  );
}

type FeatureCardsProps = {
  title: string;
  /** `FeatureCard`s. */
  children: ReactNode;
};

/** The gains of a purifier, a card each. */
export function FeatureCards({ title, children }: FeatureCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-4 mb-lg-5">
        {title}
      </h2>
      <ul className={`plain-list ${styles.cards}`}>{children}</ul>
    </section>
  );
}
