import { Reveal } from '@/components/widgets/Reveal';
import { ClassroomModel } from './ClassroomModel';
import { NoiseDay } from './NoiseDay';
import styles from './QuietInClass.module.scss';

const label = 'Noise through a school day: below 20 decibels in lessons, up to 58 at break, lunch and home time';

/** Quiet in the lesson, loud in the break: a classroom and its day. */
export function QuietInClass() {
  return (
    <section className={styles.quiet}>
      <div className={styles.room}>
        <ClassroomModel className={styles.model} />
      </div>
      <div className={styles.text}>
        <Reveal>
          <h2>Quieter than the class it is cleaning for</h2>
        </Reveal>
        <p className={`lead ${styles.lead}`}>
          At speed 1 a purifier stays below 20 dB(A). Turn it up when the room empties, to 58 at most, and the next
          class walks into cleaner air.
        </p>
        <NoiseDay width={560} label={label} className={styles.wide} />
        <NoiseDay width={358} label={label} className={styles.narrow} />
        <p className="fine">
          dB(A), through an example of a school day. A quiet speed moves less air than the full output that air change
          figures are given for: the breaks are where the machine catches up.
        </p>
      </div>
    </section>
  );
}
