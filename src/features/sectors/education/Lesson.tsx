import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { keepUnits } from '@/lib/keep-units';
import { shareLeft } from '@/domain/clearance';
import { lessonRows, shareInWords } from './lesson';
import { LessonStrip } from './LessonStrip';
import styles from './Lesson.module.scss';

const times = ['Bell', '15 min', '30 min', '45 min', 'Bell'];

/** Sixty minutes of one classroom: how far what hangs in the air at one bell has fallen by the next. */
export function Lesson() {
  return (
    <Section tone="porcelain">
      <SectionHeading
        title="How fast the air clears in a lesson"
        lead="Copper shows what was in the air at the start. Each stroke is one air change: it removes about 63% of what is left."
      />
      <div className={styles.rows}>
        {lessonRows.map(({ title, note, airChanges, rate }) => (
          <div key={note} className={styles.row}>
            <div>
              <h3>{title}</h3>
              <p className="small muted">{keepUnits(note)}</p>
            </div>
            <LessonStrip airChanges={airChanges} className={styles.strip} />
            <p className={`num ${styles.reading}`}>
              {rate ? <AirChangeRate rate={rate} /> : airChanges} <small>ACH</small>
              <span>{shareInWords(shareLeft(airChanges, 60))} left</span>
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
        <EvidenceLink line="clearance">Arithmetic for evenly mixed air</EvidenceLink> with nothing added. A class goes
        on adding particles, so their number settles at a level: twice the air changes, half the level.{' '}
        <EstimatedNote />
      </p>
    </Section>
  );
}
