import { type ReactNode, useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import styles from './Education.module.scss';
import { levelInLesson, schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const { ventilationAch } = classroom;

type LessonStripProps = { airChanges: number; className?: string | undefined };

const minutes = Array.from({ length: 121 }, (_, index) => index / 2);

function LessonStrip({ airChanges, className }: LessonStripProps) {
  const gradient = useId();
  const level = minutes.map((minute) => `${minute} ${((1 - levelInLesson(airChanges, minute)) * 20).toFixed(2)}`);
  const changes = Array.from({ length: Math.floor(airChanges + 1e-9) }, (_, index) => ((index + 1) * 60) / airChanges);
  return (
    <StaticSvg viewBox="0 0 60 20" preserveAspectRatio="none" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--ember-600)" />
          <stop offset="1" stopColor="var(--ember-300)" />
        </linearGradient>
      </defs>
      <rect width="60" height="20" fill="var(--pane)" />
      <path d={`M0 20L${level.join('L')}L60 20Z`} fill={`url(#${gradient})`} />
      <path
        d={changes.map((minute) => `M${Math.min(minute, 59.9).toFixed(2)} 0V20`).join('')}
        stroke="var(--ink)"
        strokeOpacity=".55"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
    </StaticSvg>
  );
}

const withWindows = { ...machineRate(classroom), ventilationAch };

type LessonRow = { title: string; note: string };

export type LessonProps = {
  title: string;
  lead: string;
  windows: LessonRow;
  machines: LessonRow;
  /** Beginning, middle and end of the lesson. */
  times: readonly string[];
  note: ReactNode;
};

export function Lesson({ title: heading, lead, windows, machines, times, note: assumptions }: LessonProps) {
  /** A room with windows counts as one air change per hour (docs/specification-coverage.md, row 268). */
  const rows: readonly (LessonRow & { airChanges: number; rate?: StatedRate })[] = [
    { ...windows, airChanges: ventilationAch },
    { ...machines, airChanges: rateAch(withWindows), rate: withWindows },
  ];
  return (
    <HeadedSection title={heading} lead={lead} tone="porcelain">
      <div className="border-top border-dark">
        {rows.map(({ title, note: where, airChanges, rate }) => (
          <div key={title} className={`align-items-center border-bottom ${styles.row}`}>
            <div>
              <h3>{title}</h3>
              <p className="small muted">{where}</p>
            </div>
            <LessonStrip airChanges={airChanges} className={`d-block w-100 ${styles.strip}`} />
            <p className={`num ${styles.reading}`}>
              {percent(levelInLesson(airChanges, 60))}% <small>in the air</small>
              <span>
                at {rate ? <AirChangeRate rate={rate} /> : airChanges} air {airChanges === 1 ? 'change' : 'changes'} an
                hour
              </span>
            </p>
          </div>
        ))}
        <div className={`d-flex justify-content-between small muted ${styles.times}`} aria-hidden="true">
          {times.map((time, index) => (
            <span key={index}>{time}</span>
          ))}
        </div>
      </div>
      <p className={`fine muted ${styles.note}`}>{assumptions}</p>
    </HeadedSection>
  );
}
