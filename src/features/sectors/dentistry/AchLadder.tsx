import { useId } from 'react';
import { twoDecimals } from '@/lib/air-changes';
import { colours } from '../colours';
import { ladderMarks, ladderShare, surgeryMachines } from './ladder-marks';

const axisY = 93;
const machinesY = 268;
const xOf = (airChanges: number) => Number((8 + ladderShare(airChanges) * 1090).toFixed(1));
const ticks = Array.from({ length: 60 }, (_, index) => index + 1);

/** Two machines whose marks nearly touch print their figures to either side. */
function sideOf(index: number): 'start' | 'end' {
  const next = surgeryMachines[index + 1];
  const here = surgeryMachines[index];
  return here && next && xOf(next.airChanges) - xOf(here.airChanges) < 60 ? 'end' : 'start';
}

export type AchLadderProps = { label: string; roomLine: string; className?: string | undefined };

/** Air changes per hour on a logarithmic scale: what is asked for above, what each machine gives a surgery below. */
export function AchLadder({ label, roomLine, className }: AchLadderProps) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 1280 314" className={className} role="img" aria-label={label} fill={colours.ink}>
      <defs>
        <linearGradient id={gradient}>
          <stop stopColor="#C4622F" />
          <stop offset=".5" stopColor={colours.air} />
          <stop offset="1" stopColor={colours.teal} />
        </linearGradient>
      </defs>
      <rect y={axisY - 1} width="1280" height="3" fill={`url(#${gradient})`} />
      {ticks.map((tick) => (
        <path
          key={tick}
          d={`M${xOf(tick)} ${axisY}v${tick < 10 || tick % 10 === 0 ? -14 : -8}`}
          stroke={colours.slate}
          strokeOpacity=".7"
        />
      ))}
      {ladderMarks.map(({ airChanges, title, note }) => (
        <g key={airChanges} transform={`translate(${xOf(airChanges)} 0)`}>
          <path d={`M0 ${axisY}V58`} stroke={colours.ink} strokeWidth="1.5" />
          <circle cy={axisY + 0.5} r="6" fill="#fff" stroke={colours.ink} strokeWidth="1.5" />
          <text x="-6" y="44" fontSize="46" letterSpacing="-1.8">
            {airChanges}
          </text>
          <text x="-6" y="130" fontSize="17" fontWeight="600">
            {title}
          </text>
          <text x="-6" y="154" fontSize="16.500" fill={colours.slate}>
            {note}
          </text>
        </g>
      ))}
      <path d={`M2 ${machinesY}H1280`} stroke={colours.rule} />
      <text x="2" y={machinesY - 18} fontSize="16.500" fill={colours.slate}>
        {roomLine}
      </text>
      {surgeryMachines.map(({ model, airChanges }, index) => {
        const side = sideOf(index);
        const x = side === 'end' ? 8 : -8;
        return (
          <g key={model} transform={`translate(${xOf(airChanges)} ${machinesY})`} textAnchor={side}>
            <path
              d={`M0 -50V${axisY - machinesY + 76}`}
              stroke={colours.air}
              strokeDasharray="1 5"
              strokeLinecap="round"
            />
            <rect x="-8" y="-8" width="16" height="16" rx="4" />
            <text x={x} y="-20" fontSize="26" letterSpacing="-.8" fill={colours.teal}>
              {twoDecimals(airChanges)}
            </text>
            <text x={x} y="32" fontSize="16.500" fontWeight="600">
              {model}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
