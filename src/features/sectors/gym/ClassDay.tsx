import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { formatMachines } from '@/data/room-answers';
import { spinStudio } from '@/data/rooms/gym-rooms';
import { airChangesPerHour } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { roomVolumeM3 } from '@/domain/room';
import { stillRoomDbA } from '@/domain/room-answer';
import { speedsOf } from '@/domain/speeds';
import { percent } from '@/lib/format/percent';
import { HeadedSection } from '../HeadedSection';
import layout from '../SectorLayout.module.scss';
import { machineAirChanges, machineNoiseDbA, withMachines } from '../room-machines';
import { activityLevels, breathedM3PerHour, breathTrace, litresPerMinute, type ActivityLevel } from './breathing';

const studio = withMachines(spinStudio);

/** Of the studio's air, by its twenty people in an hour. */
function breathedShare(level: ActivityLevel): number {
  return airChangesPerHour(breathedM3PerHour(activityLevels[level], studio.people), roomVolumeM3(studio));
}

/** An example day. */
const classes: readonly { name: string; time: string; level: ActivityLevel }[] = [
  { name: 'Spin', time: '7 am', level: 'hard' },
  { name: 'Yoga', time: '9.30 am', level: 'rest' },
  { name: 'Rowing', time: 'Noon', level: 'flatOut' },
  { name: 'Warm-up', time: '3 pm', level: 'easy' },
  { name: 'Spin', time: '6 pm', level: 'hard' },
];

/** Both machines together, in dB(A). Yoga takes the highest speed within the limit of the yoga studio. */
const fullDbA = machineNoiseDbA(studio, 'full');
const noiseOn = (speed: number) => machineNoiseDbA(studio, speed);
const quietSpeed = Math.max(
  ...speedsOf(studio.model).flatMap(({ speed }) => (noiseOn(speed) <= stillRoomDbA ? [speed] : [])),
);
const quietDbA = noiseOn(quietSpeed);

const label = `An example day of the studio. Share of its air that ${studio.people} people breathe in an hour: ${classes
  .map(({ name, level }) => `${name.toLowerCase()} ${percent(breathedShare(level))}%`)
  .join(', ')}. The machines run at ${fullDbA} dB(A), in yoga at ${quietDbA}.`;

const sizes = [
  {
    width: 1280,
    gap: 44,
    unitsPerLitre: 84,
    fontSize: 17,
    figureSize: 60,
    axis: ['of the room’s air,', 'in an hour'],
    className: 'd-none d-lg-block',
  },
  {
    width: 720,
    gap: 20,
    unitsPerLitre: 56,
    fontSize: 15,
    figureSize: 36,
    axis: [],
    className: 'd-none d-sm-block d-lg-none',
  },
  { width: 358, gap: 10, unitsPerLitre: 40, fontSize: 14, figureSize: 24, axis: [], className: 'd-sm-none' },
];

function DayDrawing({ width, gap, unitsPerLitre, fontSize, figureSize, axis, className }: (typeof sizes)[number]) {
  const fillId = useId();
  const column = (width + gap) / classes.length;
  const crest = (level: ActivityLevel) => activityLevels[level].litresPerBreath * unitsPerLitre;
  const base = Math.round(crest('flatOut') + 1.1 * figureSize);
  const traces = classes.map(({ level }, index) =>
    breathTrace({ levels: [level], left: index * column, levelWidth: column - gap, base, unitsPerLitre }),
  );
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${base + 5 * fontSize}`}
      className={`d-block w-100 h-auto overflow-visible ${className}`}
      fontSize={fontSize}
      role="img"
      aria-label={label}
    >
      <linearGradient id={fillId} x2="0" y2="1">
        <stop stopColor="var(--ember)" stopOpacity=".7" />
        <stop offset="1" stopColor="var(--ember)" stopOpacity=".1" />
      </linearGradient>
      <path d={traces.join('')} fill={`url(#${fillId})`} />
      <path
        d={`M-800 ${base}H${width + 800}${traces.join('')}`}
        fill="none"
        stroke="var(--glow)"
        strokeWidth={fontSize / 8}
        strokeLinejoin="round"
      />
      {classes.map(({ name, time, level }, index) => {
        const x = index * column;
        const figureY = base - crest(level) - 0.25 * figureSize;
        return (
          <g key={time} fill="var(--glow)">
            <text x={x} y={figureY} fontSize={figureSize} letterSpacing={-0.04 * figureSize} fill="#fff">
              {percent(breathedShare(level))}%
            </text>
            {index === 0 &&
              axis.map((line, row) => (
                <text key={line} x={x + 2.1 * figureSize} y={figureY + (row - axis.length + 1) * 1.3 * fontSize}>
                  {line}
                </text>
              ))}
            <text x={x} y={base + 2 * fontSize} fontWeight="600" fill="#fff">
              {name}
            </text>
            <text x={x} y={base + 3.4 * fontSize}>
              {time}
            </text>
            <text x={x} y={base + 4.8 * fontSize}>
              {level === 'rest' ? quietDbA : fullDbA} dB(A)
            </text>
          </g>
        );
      })}
    </StaticSvg>
  );
}

/** A studio's day: what each class breathes, and the machines' noise in it. */
export function ClassDay() {
  const times = litresPerMinute(activityLevels.hard) / litresPerMinute(activityLevels.rest);
  return (
    <HeadedSection
      title={`By our example a spin class breathes ${percent(breathedShare('hard'))}% of its room an hour`}
      lead={`${studio.people} riders breathe ${times} times the air of ${studio.people} people lying on the mat. So run full speed for spin, and ${quietDbA} dB(A) for yoga.`}
      background="ink"
      className={layout.copperGround}
    >
      {sizes.map((size) => (
        <DayDrawing key={size.width} {...size} />
      ))}
      <p className="muted mw-prose text-pretty mt-3 mb-0">
        The spin studio with {formatMachines(studio)}: in yoga {machineAirChanges(studio, quietSpeed).toFixed(1)} air
        changes an hour. Its {litresPerMinute(activityLevels.hard)} and {litresPerMinute(activityLevels.rest)} litres a
        minute are examples of ours; someone sets each speed (sample). After the last class full speed takes{' '}
        {clearanceWholeMinutes(machineAirChanges(studio, 'full'))} minutes to clear 99% of the particles, by arithmetic.
      </p>
    </HeadedSection>
  );
}
