import { useId, type ReactNode } from 'react';
import { Section } from '@/components/sections/Section';
import styles from './PlanYourRoom.module.scss';

export type PlanYourRoomProps = {
  title: string;
  lead: string;
  youSend: readonly string[];
  youGet: readonly string[];
  form: ReactNode;
};

export function PlanYourRoom({ title, lead, youSend, youGet, form }: PlanYourRoomProps) {
  const headingId = useId();
  return (
    <Section id="plan" labelledBy={headingId}>
      <div className={styles.grid}>
        <div>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <div className={styles.lists}>
            {[
              { title: 'You send', items: youSend },
              { title: 'You get back', items: youGet },
            ].map((list) => (
              <div key={list.title}>
                <h3 className="m-0 fw-bold">{list.title}</h3>
                <ul className="plain-list">
                  {list.items.map((item) => (
                    <li className="border-bottom muted small" key={item}>
                      {item}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
        <div className={styles.form}>{form}</div>
      </div>
    </Section>
  );
}
