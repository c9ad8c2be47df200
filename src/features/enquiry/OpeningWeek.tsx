import { company } from '@/config/company';
import styles from './OpeningWeek.module.scss';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const stepX = 57;
/** In SVG units. */
const dayHeight = 96;

/** Formats an hour from 0 to 24: 17 is `5 pm`. */
function clockHour(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

export function OpeningWeek() {
  const { days: openDays, opensHour, closesHour, label } = company.openingHours;
  const isOpen = (day: string) => openDays.some((each) => each === day);
  return (
    <svg viewBox="0 0 440 128" className={styles.week} role="img" aria-label={`Open ${label}`}>
      {[opensHour, closesHour].map((hour) => {
        const y = (hour / 24) * dayHeight;
        return (
          <g key={hour}>
            <path d={`M0 ${y}H384`} className={styles.hour} />
            <text x="392" y={y + 5} className={styles.faint}>
              {clockHour(hour)}
            </text>
          </g>
        );
      })}
      {days.map((day, index) => {
        const x = 20 + stepX * index;
        return (
          <g key={day}>
            <path d={`M${x} 0V${dayHeight}`} className={styles.day} />
            {isOpen(day) && (
              <rect
                x={x - 8}
                y={(opensHour / 24) * dayHeight}
                width="16"
                height={((closesHour - opensHour) / 24) * dayHeight}
                className={styles.open}
              />
            )}
            <text x={x} y="120" textAnchor="middle" className={isOpen(day) ? undefined : styles.faint}>
              {day}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
