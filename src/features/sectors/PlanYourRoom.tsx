import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Reveal } from '@/components/widgets/Reveal';
import type { SectorPlan } from '@/data/sectors/sector';
import styles from './PlanYourRoom.module.scss';

export type PlanYourRoomProps = {
  plan: SectorPlan;
  /** The contact form with the plan's message started. */
  form: ReactNode;
};

/** The block that closes a sector page: what to send, what comes back, and the form to send it with. */
export function PlanYourRoom({ plan, form }: PlanYourRoomProps) {
  const headingId = useId();
  return (
    <section id="plan" aria-labelledby={headingId} className={styles.plan}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div>
          <Reveal>
            <h2 id={headingId}>{plan.title}</h2>
          </Reveal>
          <p className={styles.lead}>{plan.lead}</p>
          <div className={styles.lists}>
            {[
              { title: 'You send', items: plan.send },
              { title: 'You get back', items: plan.back },
            ].map(({ title, items }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul className="plain-list">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.form}>{form}</div>
      </Container>
    </section>
  );
}
