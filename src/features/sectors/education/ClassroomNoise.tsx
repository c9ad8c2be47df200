import { StaticSvg } from '@/components/ui/StaticSvg';
import { HeadedSection } from '../HeadedSection';
import { machineNoiseDbA } from '../room-machines';
import { schoolRooms } from './school-rooms';

const { classroom1: classroom } = schoolRooms;
const [workingDbA, fullDbA] = [machineNoiseDbA(classroom), machineNoiseDbA(classroom, 'full')];
const label = `Noise through a school day: ${workingDbA} dB(A) in lessons, ${fullDbA} at break, lunch and home time`;

/** An example school day: hour of the clock, and whether the machines run at full speed. */
const day = [
  { hour: 9, atFull: false },
  { hour: 10.5, atFull: true },
  { hour: 10.9, atFull: false },
  { hour: 12.2, atFull: true },
  { hour: 13.1, atFull: false },
  { hour: 15.2, atFull: true },
];

type NoiseDayProps = { width: number; className: string };

function NoiseDay({ width, className }: NoiseDayProps) {
  const left = 40;
  const right = width - 4;
  const xOf = (hour: number) => Number((left + ((right - left) * (hour - 9)) / 7).toFixed(1));
  const yOf = (decibel: number) => Number((124 - decibel * 1.75).toFixed(1));
  const line = day.map(({ hour, atFull }, index) => {
    const y = yOf(atFull ? fullDbA : workingDbA);
    return index === 0 ? `M${xOf(hour)} ${y}` : `H${xOf(hour)}V${y}`;
  });
  return (
    <StaticSvg
      viewBox={`0 0 ${width} 152`}
      className={className}
      role="img"
      aria-label={label}
      fontSize={width < 500 ? 14 : 15.5}
    >
      {[workingDbA, fullDbA].map((decibel) => (
        <g key={decibel}>
          <path d={`M${left} ${yOf(decibel)}H${right}`} stroke="var(--grey-200)" />
          <text x={left - 9} y={yOf(decibel) + 5} textAnchor="end" fill="var(--slate)">
            {decibel}
          </text>
        </g>
      ))}
      <path d={`${line.join('')}H${right}V124H${left}Z`} fill="var(--teal)" fillOpacity="0.1" />
      <path d={`${line.join('')}H${right}`} fill="none" stroke="var(--teal)" strokeWidth="2.2" />
      <path d={`M${left} 124H${right}`} stroke="var(--ink)" />
      <g fill="var(--ink)">
        <text x={left} y="147">
          Lessons
        </text>
        <text x={xOf(10.7)} y="147" textAnchor="middle">
          Break
        </text>
        <text x={xOf(12.65)} y="147" textAnchor="middle">
          Lunch
        </text>
        <text x={right} y="147" textAnchor="end">
          Home time
        </text>
      </g>
    </StaticSvg>
  );
}

type ClassroomNoiseProps = { title: string; lead: string };

export function ClassroomNoise({ title, lead }: ClassroomNoiseProps) {
  return (
    <HeadedSection title={title} lead={lead}>
      <NoiseDay width={1160} className="d-none d-sm-block w-100 h-auto" />
      <NoiseDay width={358} className="d-block d-sm-none w-100 h-auto" />
    </HeadedSection>
  );
}
