import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './FeatureCards.module.scss';

export type FeatureCardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  /** Of the enquiry that the card starts. */
  topic: EnquiryTopic;
  /** 300 × 200 units. */
  drawing: ReactNode;
};

export function FeatureCard({ icon: Icon, title, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={`position-relative ${styles.card}`}>
      <svg
        viewBox="0 0 300 200"
        fill="none"
        stroke="var(--ink)"
        fontSize="26"
        className="w-100 bg-ice"
        aria-hidden="true"
      >
        {drawing}
      </svg>
      <h3 className="item d-flex flex-column flex-md-row align-items-md-center gap-2 mt-3">
        <Icon size={24} strokeWidth={1.5} aria-hidden="true" className="icon" />
        <SiteLink to={contactUrl(topic)} className={styles.cover}>
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
        <Arrow />
      </h3>
      <p className={`muted mt-2 mb-0 ${styles.text}`}>{text}</p>
    </li>
  );
}

export type FeatureCardsProps = {
  title: string;
  /** `FeatureCard`s. */
  children: ReactNode;
};

export function FeatureCards({ title, children }: FeatureCardsProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="mb-4">
        {title}
      </h2>
      <ul className={`plain-list mt-4 ${styles.cards}`}>{children}</ul>
    </Section>
  );
}
