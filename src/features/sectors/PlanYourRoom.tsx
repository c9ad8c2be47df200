import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Picture } from '@/components/ui/Picture';
import { Reveal } from '@/components/widgets/Reveal';
import type { SectorPlan } from '@/data/sectors/sector';
import styles from './PlanYourRoom.module.scss';

export type PlanYourRoomProps = {
  plan: SectorPlan;
  form: ReactNode;
};

export function PlanYourRoom({ plan: { title, lead, send, back, picture }, form }: PlanYourRoomProps) {
  const headingId = useId();
  return (
    <section id="plan" aria-labelledby={headingId} className={styles.plan}>
      <div className={`${styles.picture} ${picture.machineAt === 'right' ? styles.right : ''}`}>
        <Picture file={picture.file} alt={picture.alt} sizes="(min-width: 992px) 100vw, 1px" />
      </div>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div className={styles.words}>
          <Reveal>
            <h2 id={headingId}>{title}</h2>
          </Reveal>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.ask}>
          <div className={styles.lists}>
            {[
              { title: 'You send', items: send },
              { title: 'You get back', items: back },
            ].map((list) => (
              <div key={list.title}>
                <h3>{list.title}</h3>
                <ul className="plain-list">
                  {list.items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={styles.form}>{form}</div>
        </div>
      </Container>
    </section>
  );
}
