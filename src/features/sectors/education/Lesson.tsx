import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { twoDecimals } from '@/lib/air-changes';
import { lessonRows } from './lesson';
import { LessonStrip } from './LessonStrip';
import styles from './Lesson.module.scss';

const times = ['Bell', '15 min', '30 min', '45 min', 'Bell'];

/** Sixty minutes of one classroom, cut into air changes. */
export function Lesson() {
  return (
    <Section tone="porcelain">
      <SplitHead
        title="What happens to the air between two bells"
        lead="Each block is one roomful of air, drawn in and given back. Three in the hour is the minimum, six the optimum."
      />
      <div className={styles.lesson}>
        {lessonRows.map(({ title, note, airChanges }) => (
          <div key={title} className={styles.row}>
            <div>
              <h3>{title}</h3>
              <p className="small muted">{note}</p>
            </div>
            <LessonStrip airChanges={airChanges} className={styles.strip} />
            <p className={`num ${styles.reading}`}>
              {airChanges === 1 ? '1' : twoDecimals(airChanges)} <small>ACH</small>
            </p>
          </div>
        ))}
        <div className={styles.times} aria-hidden="true">
          {times.map((time, index) => (
            <span key={index}>{time}</span>
          ))}
        </div>
      </div>
      <p className={`fine muted ${styles.note}`}>
        At full output, all of it counted. One air change does not swap the air whole: in evenly mixed air it takes out
        about 63% of what was there, the next one 63% of the rest.
      </p>
    </Section>
  );
}
