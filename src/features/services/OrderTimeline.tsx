import { orderDented } from '@/assets/pictures/order-dented';
import { orderOpen } from '@/assets/pictures/order-open';
import { orderSealed } from '@/assets/pictures/order-sealed';
import { orderStanding } from '@/assets/pictures/order-standing';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { consumerDays, delivery } from '@/data/products/delivery';
import { warranty } from '@/data/products/warranty';

type Scene = { picture: PictureFile; alt: string };

type Mark = { day: number; figure: string; unit: string; text: string; fill: string; scene: Scene };

const { atMostDays } = delivery;

/** Days from the order; each scene ends at its mark. */
const marks: readonly Mark[] = [
  {
    day: atMostDays,
    figure: delivery.days,
    unit: 'working days',
    text: 'to your door',
    fill: 'var(--ember)',
    scene: { picture: orderSealed, alt: 'Generation X in its sealed carton' },
  },
  {
    day: atMostDays + consumerDays.cancel,
    figure: String(consumerDays.cancel),
    unit: 'days',
    text: 'for consumers to cancel',
    fill: 'var(--cyan)',
    scene: { picture: orderOpen, alt: 'The carton open, its cap of pulp lifted' },
  },
  {
    day: atMostDays + consumerDays.reject,
    figure: String(consumerDays.reject),
    unit: 'days',
    text: 'for consumers, if faulty',
    fill: 'var(--air)',
    scene: { picture: orderDented, alt: 'The carton with a crushed corner and a dent' },
  },
];

const [years, yearUnit] = warranty.term.split(/\s/) as [string, string];
const covered: Scene = { picture: orderStanding, alt: 'Generation X without its carton, switched on' };

type SceneAtProps = Scene & { x: number; y: number; side: number };

/** A scene in the square of that side from (x, y) on. */
function SceneAt({ picture, alt, side, ...place }: SceneAtProps) {
  return (
    <foreignObject {...place} width={side} height={side}>
      <Picture file={picture} alt={alt} sizes={`${side}px`} className="d-block w-100 h-100" />
    </foreignObject>
  );
}

/** Days of the year that are drawn beyond the line. */
const daysAfter = 6;
const lastDay = atMostDays + consumerDays.reject;
const shownDays = lastDay + daysAfter;

const summary = `From the order: ${marks.map(({ figure, unit, text }) => `${figure} ${unit} ${text}`).join(', ')}, ${warranty.term} of warranty.`;

type MarkAtEndProps = Pick<Mark, 'figure' | 'unit' | 'text' | 'scene'> & { barY: number };

/** The scene on the bar, and under it its words; all end at x = 0. */
function MarkAtEnd({ figure, unit, text, scene, barY }: MarkAtEndProps) {
  return (
    <g textAnchor="end" fill="#fff">
      <SceneAt {...scene} x={-152} y={barY - 168} side={176} />
      <text y={barY + 72} className="h2">
        {figure}
      </text>
      <text y={barY + 102} fontSize="20">
        {unit}
      </text>
      <text y={barY + 128} fontSize="16" fillOpacity="0.8">
        {text}
      </text>
    </g>
  );
}

/** Cuts a bar of 14 px: what follows is not to scale. */
function Gap() {
  return (
    <>
      <path d="M0 14 9 0M16 14 25 0" stroke="var(--ink)" strokeWidth="9" />
      <path d="M-5 18 7 -4M11 18 23 -4M2 18 14 -4M18 18 30 -4" stroke="#fff" />
    </>
  );
}

/** The line that the parcel travels, from the order on: to scale, each day as wide as the other. */
function WideTimeline() {
  const at = (day: number) => `${(100 * day) / shownDays}%`;
  const barY = 152;
  return (
    <StaticSvg
      className="d-none d-xl-block d-print-none w-100 overflow-visible"
      height="292"
      role="img"
      aria-label={summary}
    >
      {Array.from({ length: lastDay + 1 }, (_, day) => (
        <svg key={day} x={at(day)} overflow="visible">
          <path d={`M0.5 ${barY + 14}v8`} stroke="var(--slate-on-dark)" />
        </svg>
      ))}
      <rect x={at(lastDay)} y={barY} width="100%" height="14" fill="var(--teal)" />
      <svg x={at(lastDay + 1)} y={barY} overflow="visible">
        <Gap />
      </svg>
      {marks.map(({ day, fill, ...mark }, index) => {
        const from = marks[index - 1]?.day ?? 0;
        return (
          <g key={mark.text}>
            <rect x={at(from)} y={barY} width={at(day - from)} height="14" fill={fill} />
            <svg x={at(day)} overflow="visible">
              <path d={`M0 0V${barY + 130}`} stroke="var(--slate-on-dark)" />
              <g transform="translate(-14 0)">
                <MarkAtEnd {...mark} barY={barY} />
              </g>
            </svg>
          </g>
        );
      })}
      <svg x="100%" overflow="visible">
        <path d={`M0 0V${barY + 130}`} stroke="var(--slate-on-dark)" />
        <g transform="translate(-14 0)">
          <MarkAtEnd figure={years} unit={yearUnit} text="of warranty" scene={covered} barY={barY} />
        </g>
      </svg>
    </StaticSvg>
  );
}

type PeriodProps = Omit<Mark, 'day'> & { days: number };

/** As high as its days, or as its text where that is higher. */
function Period({ figure, unit, text, fill, days, scene }: PeriodProps) {
  return (
    <li className="position-relative d-flex align-items-end ps-4 pt-2 border-bottom">
      <svg width="0" height={`${days * 0.65}rem`} aria-hidden="true" />
      <svg className="position-absolute start-0 h-100" width="14" aria-hidden="true">
        <rect width="100%" height="100%" fill={fill} />
      </svg>
      <p className="mb-1 ms-2 me-5 pe-4 muted">
        <b className="text-white">
          <span className="h2 me-1">{figure}</span> {unit}
        </b>
        <span className="d-block">{text}</span>
      </p>
      <StaticSvg className="d-large-text-none position-absolute bottom-0 end-0 overflow-visible" width="1" height="116">
        <SceneAt {...scene} x={-92} y={0} side={116} />
      </StaticSvg>
    </li>
  );
}

/** The line of the parcel downwards, for narrow windows and large text. */
function TallTimeline() {
  return (
    <ol className="plain-list d-xl-none mt-4" aria-label="From the order">
      {marks.map(({ day, ...mark }, index) => (
        <Period key={mark.text} {...mark} days={day - (marks[index - 1]?.day ?? 0)} />
      ))}
      <Period
        figure={years}
        unit={yearUnit}
        text="of warranty"
        fill="var(--teal)"
        days={2 * daysAfter}
        scene={covered}
      />
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
