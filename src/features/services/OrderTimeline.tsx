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
    text: 'to change your mind',
    fill: 'var(--cyan)',
    scene: <Letter x={-84} />,
  },
  {
    day: atMostDays + consumerDays.reject,
    figure: `${consumerDays.reject} days`,
    text: 'to reject what is faulty',
    fill: 'var(--air)',
    scene: <Carton x={-66} />,
  },
];

/** Of the year that goes on beyond the line. */
const daysAfter = 6;
const lastDay = atMostDays + consumerDays.reject;
const shownDays = lastDay + daysAfter;

const summary = `From the order: ${marks.map(({ figure, text }) => `${figure} ${text}`).join(', ')}, ${warranty.term} of warranty.`;

/** To scale, a day as wide as each other: the line that the parcel travels, from the order on. */
function WideTimeline() {
  const at = (day: number) => `${(100 * day) / shownDays}%`;
  const barY = 152;
  return (
    <StaticSvg className="d-none d-xl-block w-100 overflow-visible" height="276" role="img" aria-label={summary}>
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
              <text x="-14" y={barY + 106} textAnchor="end" fontSize="15" fill="var(--slate-on-dark)">
                {text}
              </text>
            </svg>
          </g>
        );
      })}
      <svg x={at(atMostDays)} overflow="visible">
        <g transform={`translate(0 ${barY - groundY * 1.3}) scale(1.3)`}>
          <Carton x={-150} isGhost />
          <Machine x={24} />
        </g>
      </svg>
      <text x="100%" y={barY + 78} textAnchor="end" fill="#fff" className="h2">
        {warranty.term}
      </text>
      <text x="100%" y={barY + 106} textAnchor="end" fontSize="15" fill="var(--slate-on-dark)">
        of warranty →
      </text>
    </StaticSvg>
  );
}

/** The same downwards, for narrow windows. */
function TallTimeline() {
  const at = (day: number) => day * 10;
  const height = at(shownDays) + 40;
  return (
    <StaticSvg
      className="d-block d-xl-none mt-4 w-100 overflow-visible"
      height={height}
      role="img"
      aria-label={summary}
    >
      <rect y={at(lastDay)} width="14" height={height - at(lastDay)} fill="var(--teal)" />
      {marks.map(({ day, figure, text, fill, scene }, index) => {
        const from = marks[index - 1]?.day ?? 0;
        return (
          <g key={text}>
            <rect y={at(from)} width="14" height={at(day - from)} fill={fill} />
            <path d={`M0 ${at(day)}h2000`} stroke="var(--slate-on-dark)" />
            <svg x="100%" overflow="visible">
              <g transform={`translate(0 ${at(day) - groundY})`}>{scene}</g>
            </svg>
            <text x="32" y={at(day)} dy="-2.1rem" fill="#fff" className="h2">
              {figure}
            </text>
            <text x="32" y={at(day)} dy="-0.75rem" fill="var(--slate-on-dark)">
              {text}
            </text>
          </g>
        );
      })}
      <text x="32" y={height} dy="-2.1rem" fill="#fff" className="h2">
        {warranty.term}
      </text>
      <text x="32" y={height} dy="-0.75rem" fill="var(--slate-on-dark)">
        of warranty
      </text>
    </StaticSvg>
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
