import { CalendarCheck, HandCoins, Wrench } from 'lucide-react';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Reveal } from '@/components/widgets/Reveal';
import { contactHref } from '@/lib/contact-href';
import styles from './ServiceCards.module.scss';

export type ServiceCardsProps = { title: string; lead: string };

const services = [
  {
    topic: 'filters-and-spare-parts',
    title: 'Filters and Spare Parts',
    text: 'Filters for every generation and the parts around them. Delivery in 3 to 5 working days, same day where we can.',
    ask: 'Order filters or parts',
    Icon: Wrench,
  },
  {
    topic: 'service-contract',
    title: 'Service Contract',
    text: 'You buy the machine upfront, so the monthly payment is the lower one. We clean it, replace its filters and keep the record.',
    ask: 'Ask for service terms',
    Icon: CalendarCheck,
  },
  {
    topic: 'contract-hire-purchase',
    title: 'Contract Hire Purchase',
    text: 'Machine and servicing in one monthly payment. For limited companies and larger organisations, subject to status.',
    ask: 'Ask for hire terms',
    Icon: HandCoins,
  },
] as const;

/** The three core services. Each leads to the contact form with its message started. */
export function ServiceCards({ title, lead }: ServiceCardsProps) {
  return (
    <Section tone="porcelain">
      <div className={styles.grid}>
        <Reveal className={styles.head ?? ''}>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
        </Reveal>
        <ul className={`plain-list ${styles.cards}`}>
          {services.map(({ topic, title: name, text, ask, Icon }) => (
            <li key={topic} className={styles.card}>
              <Icon size={32} strokeWidth={1.2} aria-hidden="true" />
              <h3>{name}</h3>
              <p>{text}</p>
              <ArrowLink to={contactHref(topic)}>{ask}</ArrowLink>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
