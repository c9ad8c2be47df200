import { type ReactNode, useId } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './FeatureCards.module.scss';

type FeatureCardProps = {
  title: string;
  text: string;
  /** Of the enquiry that the card starts. */
  topic: EnquiryTopic;
  /** 300 × 200 units. */
  drawing: ReactNode;
};

export function FeatureCard({ title, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={`position-relative ${styles.card}`}>
      <svg
        viewBox="0 0 300 200"
        fill="none"
        stroke="var(--ink)"
        fontSize="26"
        className="w-100 bg-white"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <h3 className="item d-flex align-items-center mt-3">
        <SiteLink to={contactUrl(topic)} className={styles.cover}>
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
        <span className="ms-auto d-none d-md-block">
          <Arrow />
        </span>
      </h3>
      <p className="small muted mt-2 mb-0">{text}</p>
    </li>
  );
}

type FeatureCardsProps = {
  title: string;
  /** `FeatureCard`s. */
  children: ReactNode;
};

export function FeatureCards({ title, children }: FeatureCardsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-4">
        {title}
      </h2>
      <ul className={`plain-list ${styles.cards}`}>{children}</ul>
    </section>
  );
}
