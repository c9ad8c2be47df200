import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { shareLeft } from '@/domain/clearance';
import { keepUnits } from '@/lib/format/keep-units';
import { colours } from '../colours';
import { formatShare, lessonRows } from './lesson';
import styles from './Lesson.module.scss';

type LessonStripProps = { airChanges: number; className?: string | undefined };

const minutes = Array.from({ length: 121 }, (_, index) => index / 2);

function LessonStrip({ airChanges, className }: LessonStripProps) {
  const gradient = useId();
  const level = minutes.map((minute) => `${minute} ${((1 - shareLeft(airChanges, minute)) * 20).toFixed(2)}`);
  const changes = Array.from({ length: Math.floor(airChanges + 1e-9) }, (_, index) => ((index + 1) * 60) / airChanges);
  return (
    <StaticSvg viewBox="0 0 60 20" preserveAspectRatio="none" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#D98A60" />
          <stop offset="1" stopColor="#EBC4AE" />
        </linearGradient>
      </defs>
      <rect width="60" height="20" fill={colours.pane} />
      <path d={`M0 20L${level.join('L')}L60 20Z`} fill={`url(#${gradient})`} />
      <path
        d={changes.map((minute) => `M${Math.min(minute, 59.9).toFixed(2)} 0V20`).join('')}
        stroke={colours.ink}
        strokeOpacity=".55"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </StaticSvg>
  );
}

const times = ['Bell', '15 min', '30 min', '45 min', 'Bell'];

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
              <span>{formatShare(shareLeft(airChanges, 60))} left</span>
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
