import { StaticSvg } from '@/components/ui/StaticSvg';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangesPerHour } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { roomVolumeM3 } from '@/domain/room';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';
import { activityLevels, breathedM3PerHour, litresPerMinute, type ActivityLevel } from './breathing';

const studio = withMachines(spinStudio);

/** Of the studio's air, by its twenty people in an hour. */
function breathedShare(level: ActivityLevel): number {
  return airChangesPerHour(breathedM3PerHour(activityLevels[level], studio.people), roomVolumeM3(studio));
}

/** Hours of an example day. */
const classes: readonly { name: string; from: number; to: number; level: ActivityLevel }[] = [
  { name: 'Spin', from: 7, to: 8, level: 'hard' },
  { name: 'Yoga', from: 9.5, to: 11, level: 'rest' },
  { name: 'Rowing', from: 12, to: 13, level: 'flatOut' },
  { name: 'Warm-up', from: 15, to: 15.75, level: 'easy' },
  { name: 'Spin', from: 18, to: 19, level: 'hard' },
];
/** From lg an hour is a column of the page. */
const [opens, closes] = [7, 19];
/** As in "9.30 am". */
function clockTime(hours: number): string {
  if (hours === 12) return 'Noon';
  const half = hours % 1 ? '.30' : '';
  return `${Math.floor(hours > 12 ? hours - 12 : hours)}${half} ${hours < 12 ? 'am' : 'pm'}`;
}

const isQuiet = (level: ActivityLevel) => level === 'rest';
const noiseAt = { full: machineNoiseDbA(studio, 'full'), quiet: machineNoiseDbA(studio, 'working') };

const label = `An example day of the studio. Share of its air that ${studio.people} people breathe in an hour: ${classes
  .map(({ name, level }) => `${name.toLowerCase()} ${percent(breathedShare(level))}%`)
  .join(', ')}. The machines run at ${noiseAt.full} dB(A), in yoga at ${noiseAt.quiet}.`;

const sizes = [
  {
    width: 1280,
    floor: 372,
    fontSize: 16,
    figureSize: 46,
    axis: ['of the studio’s volume', 'breathed in an hour'],
    className: 'd-none d-lg-block',
  },
  {
    width: 720,
    floor: 260,
    fontSize: 15,
    figureSize: 32,
    axis: ['of the studio’s', 'volume in', 'an hour'],
    className: 'd-none d-sm-block d-lg-none',
  },
  { width: 358, floor: 216, fontSize: 14, figureSize: 20, axis: [], className: 'd-sm-none' },
];

function DayDrawing({ width, floor, fontSize, figureSize, axis, className }: (typeof sizes)[number]) {
  const x = (hour: number) => Number(((width * (hour - opens)) / (closes - opens)).toFixed(1));
  const tallest = floor - 1.4 * figureSize;
  const top = (level: ActivityLevel) =>
    Number((floor - (tallest * breathedShare(level)) / breathedShare('flatOut')).toFixed(1));
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${floor + 74}`}
      className={`w-100 h-auto overflow-visible ${className}`}
      fontSize={fontSize}
      role="img"
      aria-label={label}
    >
      <text y={top('hard') + 6} fill="var(--slate-on-dark)">
        {axis.map((line, index) => (
          <tspan key={line} x={x(opens + 1) + 10} dy={index > 0 ? fontSize * 1.3 : 0}>
            {line}
          </tspan>
        ))}
      </text>
      {classes.map(({ name, from, to, level }, index) => {
        const middle = (x(from) + x(to)) / 2;
        const noiseDbA = isQuiet(level) ? noiseAt.quiet : noiseAt.full;
        return (
          <g key={from} textAnchor="middle">
            <path d={`M${x(from)} ${floor}V${top(level)}H${x(to)}V${floor}Z`} fill="var(--terracotta)" />
            <text x={middle} y={top(level) - 10} fontSize={figureSize} letterSpacing="-1" fill="#fff">
              {percent(breathedShare(level))}%
            </text>
            <text x={middle} y={floor + 24} fontWeight="600" fill="#fff">
              {name}
            </text>
            <text x={middle} y={floor + 46} fill="var(--slate-on-dark)">
              {clockTime(from)}
            </text>
            <text x={middle} y={floor + 68} fill="var(--cyan)">
              {noiseDbA}
              {axis.length > 0 ? ' dB(A)' : index === 0 && ' dB'}
            </text>
          </g>
        );
      })}
      <path d={`M-800 ${floor}H${width + 800}`} stroke="var(--slate-on-dark)" />
    </StaticSvg>
  );
}

/** A studio's day: what each class breathes, and the machines' noise in it. */
export function ClassDay() {
  const times = litresPerMinute(activityLevels.hard) / litresPerMinute(activityLevels.rest);
  return (
    <HeadedSection
      title={`By our example a spin class breathes ${percent(breathedShare('hard'))}% of its room an hour`}
      lead={`${studio.people} riders breathe ${times} times the air of ${studio.people} people lying on the mat.`}
      background="ink"
    >
      {sizes.map((size) => (
        <DayDrawing key={size.width} {...size} />
      ))}
      <p className="small muted mw-prose text-pretty mt-3 mb-0">
        A day of the spin studio; {litresPerMinute(activityLevels.hard)} and {litresPerMinute(activityLevels.rest)}{' '}
        litres a minute are examples of ours. Blue: the machines’ noise in dB(A); someone sets each speed (sample).
        After the last class full speed takes {clearanceWholeMinutes(machineAirChanges(studio, 'full'))} minutes to
        clear 99% of the particles, by arithmetic.
      </p>
    </HeadedSection>
  );
}
