import { StaticSvg } from '@/components/ui/StaticSvg';
import { remainingShare } from '@/domain/clearance';
import { HeadedSection } from '../HeadedSection';
import styles from './BayMinutes.module.scss';

type BayMinutesProps = {
  title: string;
  lead: string;
  /** Without the machines, then with them. */
  bars: readonly [Bar, Bar];
};

type Bar = {
  minutes: number;
  /** Each of its minutes has the colour of the particles left in it. */
  ach?: number;
  text: string;
};

/** Between two minutes, in minutes. */
const gap = 0.14;

/** A cell a minute. */
const cells = (from: number, until: number) =>
  Array.from({ length: until - from }, (_, index) => `M${from + index} 0h${1 - gap}v1h${gap - 1}z`).join('');

/** How soon the air of a bay is clear, as two rows of minutes; the second says in its emptiness what it saves. */
export function BayMinutes({ title: heading, lead, bars }: BayMinutesProps) {
  const [{ minutes: longest }] = bars;
  return (
    <HeadedSection title={heading} lead={lead}>
      <ul className="plain-list d-grid row-gap-3">
        {bars.map(({ minutes, ach, text }) => (
          <li key={text}>
            <p className="d-flex align-items-baseline column-gap-3 mb-1">
              <b className="num h2 text-nowrap">{minutes} min</b> {text}
            </p>
            <StaticSvg height="64" className="d-block w-100 overflow-visible">
              <svg
                viewBox={`0 0 ${longest - gap} 1`}
                preserveAspectRatio="none"
                width="100%"
                height="64"
                aria-hidden="true"
              >
                <path d={cells(0, minutes)} fill={ach ? 'var(--air)' : 'var(--ink)'} />
                {ach &&
                  Array.from({ length: minutes }, (_, minute) => (
                    <path
                      key={minute}
                      d={cells(minute, minute + 1)}
                      fill="var(--ember)"
                      fillOpacity={remainingShare(ach, minute).toFixed(2)}
                    />
                  ))}
              </svg>
              {minutes < longest && (
                <text
                  x="100%"
                  y="32"
                  className={`h2 ${styles.saved}`}
                  fill="var(--teal)"
                  textAnchor="end"
                  dominantBaseline="central"
                >
                  {longest - minutes} minutes saved
                </text>
              )}
            </StaticSvg>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
