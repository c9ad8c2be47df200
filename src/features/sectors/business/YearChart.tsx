import { grouped } from '@/lib/number';
import { filterDueMonths, filterHours, schedules } from './machine-year';
import styles from './MachineYear.module.scss';

const [left, right, top, floor] = [4, 560, 46, 300];
const x = (months: number) => left + ((right - left) * months) / 12;
const y = (hours: number) => floor - ((floor - top) * hours) / filterHours;

/** Where each line's name stands: along the line, in its own direction. */
const colours = ['#b9572a', 'var(--ink)', 'var(--air)'] as const;
const names = [
  { text: 'Round the clock', x: x(3.25), y: y(2900), anchor: 'end' },
  { text: '12 hours a day', x: x(7.6), y: y(3780), anchor: 'middle' },
  { text: 'Office hours', x: x(8.9), y: y(1460), anchor: 'start' },
] as const;

const label =
  'Hours run through twelve months. Round the clock a filter reaches 4,380 hours at 6 months, at twelve hours a day at 12 months; in office hours the 12 months end first, at 2,600 hours. The large-particulate filter is cleaned at 3, 6, 9 and 12 months.';

/** Hours run over twelve months for three ways of running a machine, under the filter's ceiling of 4,380 hours. */
export function YearChart() {
  return (
    <svg viewBox="0 0 568 392" className={styles.chart} role="img" aria-label={label}>
      <path d={`M${left} ${y(filterHours)}H${right}V${floor}`} className={styles.limit} />
      <text x={left} y={y(filterHours) - 14} fontWeight="600">
        {grouped(filterHours)} h, the filter is due
      </text>
      {schedules.map((schedule, index) => {
        const due = filterDueMonths(schedule);
        const hours = (schedule.hoursPerYear * due) / 12;
        return (
          <g key={schedule.name} stroke={colours[index]} strokeWidth="2.4" fill="#fff">
            <path d={`M${x(0)} ${y(0)}L${x(due)} ${y(hours)}`} />
            <circle cx={x(due)} cy={y(hours)} r="6" />
          </g>
        );
      })}
      {names.map(({ text, anchor, ...at }) => (
        <text key={text} {...at} textAnchor={anchor}>
          {text}
        </text>
      ))}
      <path d={`M${left} ${floor}H${right}`} stroke="var(--ink)" />
      {Array.from({ length: 13 }, (_, month) => (
        <path key={month} d={`M${x(month)} ${floor}v${month % 3 === 0 ? 12 : 6}`} stroke="var(--ink)" />
      ))}
      {[3, 6, 9, 12].map((month) => (
        <text key={month} x={x(month)} y={floor + 36} textAnchor={month === 12 ? 'end' : 'middle'}>
          {month === 12 ? '12 months' : month}
          <tspan x={x(month)} dy="24" className={styles.clean}>
            clean
          </tspan>
        </text>
      ))}
    </svg>
  );
}
