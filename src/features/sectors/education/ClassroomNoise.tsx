import { useId } from 'react';
import { roomEducation } from '@/assets/pictures/room-education';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { Reveal } from '@/components/widgets/Reveal';
import { countWord } from '@/lib/format/count-word';
import { machineNoiseDbA } from '../room-machines';
import { RoomSplit } from '../RoomSplit';
import styles from './ClassroomNoise.module.scss';
import { schoolRooms } from './school-rooms';

/** All machines together, in dB(A). */
type NoiseLevels = { workingDbA: number; fullDbA: number };

/** An example school day: hour of the clock, and whether the machines run at full speed. */
const day = [
  { hour: 9, atFull: false },
  { hour: 10.5, atFull: true },
  { hour: 10.9, atFull: false },
  { hour: 12.2, atFull: true },
  { hour: 13.1, atFull: false },
  { hour: 15.2, atFull: true },
];

type NoiseDayProps = NoiseLevels & { width: number; label: string; className?: string | undefined };

function NoiseDay({ workingDbA, fullDbA, width, label, className }: NoiseDayProps) {
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

const { classroom1: classroom } = schoolRooms;
const noise = { workingDbA: machineNoiseDbA(classroom), fullDbA: machineNoiseDbA(classroom, 'full') };
const speed1DbA = machineNoiseDbA(classroom, 1);
const label = `Noise through a school day: ${noise.workingDbA} dB(A) in lessons, ${noise.fullDbA} at break, lunch and home time`;

export function ClassroomNoise() {
  const headingId = useId();
  return (
    <RoomSplit
      side="left"
      compact
      picture={roomEducation}
      alt="Model of a classroom: six tables, one orange chair, coats on pegs, a board, and a dark purifier beside the board"
      labelledBy={headingId}
    >
      <Reveal>
        <h2 id={headingId}>How loud it is in a lesson</h2>
      </Reveal>
      <p className={`lead ${styles.lead}`}>
        The {countWord(classroom.machines)} machines of a classroom together, in dB(A): a quiet speed in the lesson,
        full speed in the break.
      </p>
      <NoiseDay {...noise} width={560} label={label} className={styles.wide} />
      <NoiseDay {...noise} width={358} label={label} className={styles.narrow} />
      <p className={`fine ${styles.note}`}>
        The World Health Organization asks for at most 35 dB(A) during class. For a test or a story use the lowest
        speed, {speed1DbA} dB(A) together, and full speed in the break that follows. The picture shows a Generation Z.
      </p>
    </RoomSplit>
  );
}
