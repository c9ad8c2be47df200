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
  drawing: ReactNode;
};

export function FeatureCard({ icon: Icon, title, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={`position-relative d-flex flex-column ${styles.card}`}>
      <h3>
        <Icon size={26} strokeWidth={1.4} aria-hidden="true" className="icon" />
        <SiteLink to={contactUrl(topic)} className={styles.cover}>
          {title}
          <span className="visually-hidden">: ask us about it</span>
        </SiteLink>
        <Arrow />
      </h3>
      <p>{text}</p>
      <div className={styles.drawing} aria-hidden="true">
        {drawing}
      </div>
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
      <h2 data-aos="fade-up" id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={`plain-list ${styles.cells}`}>{children}</ul>
    </Section>
  );
}
