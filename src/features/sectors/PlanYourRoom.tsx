import { useId, type ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
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
  const { picture } = plan;
  return (
    <section id="plan" aria-labelledby={headingId} className={styles.plan}>
      <Container fluid="xxl" className={`${styles.grid} ${picture ? styles.pictured : ''}`}>
        {picture && (
          <div className={styles.picture}>
            <Picture file={picture.file} alt={picture.alt} sizes="(min-width: 1200px) 34vw, 1px" />
            <RoomAir air={roomStreamlines[picture.file.name]} fit="xMidYMid slice" />
          </div>
        )}
        <div className={styles.words}>
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
