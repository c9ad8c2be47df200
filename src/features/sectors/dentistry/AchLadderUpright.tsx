import { useId } from 'react';
import { twoDecimals } from '@/lib/air-changes';
import { colours } from '../colours';
import { ladderMarks, ladderShare, surgeryMachines } from './ladder-marks';

const yOf = (airChanges: number) => Number((456 - ladderShare(airChanges) * 440).toFixed(1));
const ticks = [2, 4, 5, 7, 8, 9, 20, 30, 40];

export type AchLadderUprightProps = { label: string; className?: string | undefined };

/** The ladder for narrow screens: the same scale, standing up, the machines on its right. */
export function AchLadderUpright({ label, className }: AchLadderUprightProps) {
  const gradient = useId();
  return (
    <svg viewBox="0 0 358 472" className={className} role="img" aria-label={label} fill={colours.ink}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="1" x2="0" y2="0">
          <stop stopColor={colours.copper} />
          <stop offset=".5" stopColor={colours.air} />
          <stop offset="1" stopColor={colours.teal} />
        </linearGradient>
      </defs>
      <rect y="16" width="3" height="440" fill={`url(#${gradient})`} />
      {ticks.map((tick) => (
        <path key={tick} d={`M0 ${yOf(tick)}h14`} stroke={colours.field} />
      ))}
      {ladderMarks.map(({ airChanges, title }) => (
        <g key={airChanges} transform={`translate(0 ${yOf(airChanges)})`}>
          <path d="M0 0H44" stroke={colours.ink} strokeWidth="1.2" />
          <text x="54" y="9" fontSize="30" letterSpacing="-1">
            {airChanges}
          </text>
          <text x="100" y="6" fontSize="15" fill={colours.slate}>
            {title}
          </text>
        </g>
      ))}
      {surgeryMachines.map(({ model, airChanges }) => (
        <g key={model} transform={`translate(0 ${yOf(airChanges)})`} fontSize="14">
          <path d="M4 0H232" stroke={colours.air} strokeDasharray="1 5" strokeLinecap="round" />
          <text x="358" y="5" textAnchor="end" fontWeight="600" fill={colours.teal}>
            {twoDecimals(airChanges)}
          </text>
          <text x="306" y="5" textAnchor="end" fontWeight="600">
            {model}
          </text>
          <rect x="240" y="-5" width="10" height="10" rx="2.500" />
        </g>
      ))}
    </svg>
  );
}
