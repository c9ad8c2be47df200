import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { rateAch } from '@/domain/air-changes';
import { machineRate } from '../machine-room';
import { evening, type Output } from './evening';
import { restaurant } from './venue-rooms';

export type EveningGroundProps = { firstBay: number; bay: number; floor: number; bottom: number; edge: number };

/** The hours at which the step line first reaches a level. */
const levels = [
  { index: 0, text: 'Full speed' },
  { index: 1, text: 'Working speed' },
];

function achAt(output: Output): number {
  return output === 'off' ? 0 : rateAch(machineRate(restaurant, output));
}

/** The ground under the facade: the output of the machines as a step line, then what each hour holds. */
export function EveningGround({ firstBay, bay, floor, bottom, edge }: EveningGroundProps) {
  const base = floor + 58;
  const y = (ach: number) => base - ach * 5;
  const steps = evening.map(({ output }) => `V${y(achAt(output)).toFixed(1)}h${bay.toFixed(2)}`).join('');
  return (
    <>
      <rect x={-edge} y={floor} width={1440 + 2 * edge} height={bottom - floor} fill="var(--ink)" />
      <path d={`M${firstBay} ${base}${steps}V${base}Z`} fill="var(--cyan)" fillOpacity=".16" />
      <path d={`M${firstBay} ${base}${steps}V${base}`} fill="none" stroke="var(--cyan)" strokeWidth="1.6" />
      <path d={`M${firstBay} ${base}h${bay * evening.length}`} stroke="#a3b1c0" strokeOpacity=".5" />
      {levels.map(({ index, text }) => (
        <text key={text} x={firstBay + index * bay + 12} y={base - 7} fontSize="14" fill="#86d8e1">
          {text}
        </text>
      ))}
      {evening.map(({ time, covers, output, event }, index) => {
        const x = firstBay + index * bay;
        return (
          <text key={time} x={x} y={base + 26} fontSize="15" fill="#a3b1c0">
            <tspan fontSize="17" fontWeight="600" fill="#fff">
              {time}
            </tspan>
            <tspan x={x} dy="21">
              {event}
            </tspan>
            <tspan x={x} dy="21">
              {covers === 0 ? 'No covers' : `${covers} covers`}
            </tspan>
            <tspan x={x} dy="20" fill="#86d8e1">
              {output === 'off' ? 'Off' : <AirChangeRate rate={machineRate(restaurant, output)} as="tspan" />}
              {output !== 'off' && ' ACH'}
            </tspan>
          </text>
        );
      })}
    </>
  );
}
