import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/widgets/Reveal';
import { hospitality } from '@/data/sectors/hospitality';
import { EventPlan } from './EventPlan';
import styles from './EventPlan.module.scss';

export function EventSection() {
  const headingId = useId();
  const { title: heading, caption, steps, action } = hospitality.event;
  return (
    <Section tone="ink" labelledBy={headingId}>
      <div className={styles.grid}>
        <div className={styles.plan}>
          <EventPlan />
          <p className="fine">{caption}</p>
        </div>
        <div className={styles.text}>
          <Reveal>
            <h2 id={headingId} className={styles.title}>
              {heading}
            </h2>
          </Reveal>
          <ol className={`plain-list ${styles.steps}`}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={hospitality.action.to} look="white" arrow>
            {action}
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
