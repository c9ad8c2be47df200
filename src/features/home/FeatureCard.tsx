import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { SiteLink } from '@/components/ui/SiteLink';
import type { EnquiryTopic } from '@/config/enquiry-topics';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './FeatureCard.module.scss';

export type FeatureCardProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  topic: EnquiryTopic;
  drawing: ReactNode;
};

export function FeatureCard({ icon: Icon, title, text, topic, drawing }: FeatureCardProps) {
  return (
    <li className={styles.card}>
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
