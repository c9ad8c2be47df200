import type { ReactNode } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { consumerDays, delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';
import { Carton, groundY, Letter, Machine } from './OrderDrawings';

type Mark = { day: number; figure: string; text: string; fill: string; scene: ReactNode };

const { atMostDays } = delivery;

/** Days from the order; each scene ends at its mark. */
const marks: readonly Mark[] = [
  {
    day: atMostDays,
    figure: delivery.days,
    text: 'working days to your door',
    fill: 'var(--ember)',
    scene: <Carton x={-66} />,
  },
  {
    day: atMostDays + consumerDays.cancel,
    figure: `${consumerDays.cancel} days`,
    text: 'for consumers to cancel',
    fill: 'var(--cyan)',
    scene: <Letter x={-84} />,
  },
  {
    day: atMostDays + consumerDays.reject,
    figure: `${consumerDays.reject} days`,
    text: 'for consumers, if faulty',
    fill: 'var(--air)',
    scene: <Carton x={-66} />,
  },
];

/** Days of the year that are drawn beyond the line. */
const daysAfter = 6;
const lastDay = atMostDays + consumerDays.reject;
const shownDays = lastDay + daysAfter;

const summary = `From the order: ${marks.map(({ figure, text }) => `${figure} ${text}`).join(', ')}, ${warranty.term} of warranty.`;

/** To scale, a day as wide as each other: the line that the parcel travels, from the order on. */
function WideTimeline() {
  const at = (day: number) => `${(100 * day) / shownDays}%`;
  const barY = 152;
  return (
    <StaticSvg
      className="d-none d-xl-block d-print-none w-100 overflow-visible"
      height="276"
      role="img"
      aria-label={summary}
    >
      {Array.from({ length: shownDays }, (_, day) => (
        <svg key={day} x={at(day)} overflow="visible">
          <path d={`M0.5 ${barY + 14}v8`} stroke="var(--slate-on-dark)" />
        </svg>
      ))}
      <rect x={at(lastDay)} y={barY} width="100%" height="14" fill="var(--teal)" />
      {marks.map(({ day, figure, text, fill, scene }, index) => {
        const from = marks[index - 1]?.day ?? 0;
        return (
          <g key={text}>
            <rect x={at(from)} y={barY} width={at(day - from)} height="14" fill={fill} />
            <svg x={at(day)} overflow="visible">
              <g transform={`translate(0 ${barY - groundY * 1.3}) scale(1.3)`}>{scene}</g>
              <path d={`M0 0V${barY + 100}`} stroke="var(--slate-on-dark)" />
              <text x="-14" y={barY + 78} textAnchor="end" fill="#fff" className="h2">
                {figure}
              </text>
              <text x="-14" y={barY + 106} textAnchor="end" fontSize="15" fill="#fff" fillOpacity="0.8">
                {text}
              </text>
            </svg>
          </g>
        );
      })}
      <svg x={at(atMostDays)} overflow="visible">
        <g transform={`translate(0 ${barY - groundY * 1.3}) scale(1.3)`}>
          <Machine x={24} />
        </g>
      </svg>
      <text x="100%" y={barY + 78} textAnchor="end" fill="#fff" className="h2">
        {warranty.term}
      </text>
      <text x="100%" y={barY + 106} textAnchor="end" fontSize="15" fill="#fff" fillOpacity="0.8">
        of warranty →
      </text>
    </StaticSvg>
  );
}

type PeriodProps = Pick<Mark, 'figure' | 'text' | 'fill'> & { days: number; scene?: ReactNode };

/** As high as its days, or as its text where that is higher. */
function Period({ figure, text, fill, days, scene }: PeriodProps) {
  return (
    <li className="position-relative d-flex align-items-end ps-4 pt-2 border-bottom">
      <svg width="0" height={`${days * 0.65}rem`} aria-hidden="true" />
      <svg className="position-absolute start-0 h-100" width="14" aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </svg>
      <p className={`mb-1 ms-2 muted ${scene ? 'me-5 pe-5' : ''}`}>
        <b className="h2 d-block text-white">{figure}</b>
        {text}
      </p>
      {scene && (
        <StaticSvg
          className="d-large-text-none position-absolute bottom-0 end-0 overflow-visible"
          width="1"
          height={groundY}
          aria-hidden="true"
        >
          {scene}
        </StaticSvg>
      )}
    </li>
  );
}

/** The same downwards, for narrow windows and large text. */
function TallTimeline() {
  return (
    <ol className="plain-list d-xl-none mt-4" aria-label="From the order">
      {marks.map(({ day, ...mark }, index) => (
        <Period key={mark.text} {...mark} days={day - (marks[index - 1]?.day ?? 0)} />
      ))}
      <Period figure={warranty.term} text="of warranty" fill="var(--teal)" days={daysAfter} />
    </ol>
  );
}

/** What holds from the order on: each period on one line of days, to scale. */
export function OrderTimeline() {
  return (
    <>
      <WideTimeline />
      <TallTimeline />
    </>
  );
}
