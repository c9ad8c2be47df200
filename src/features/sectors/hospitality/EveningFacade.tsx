import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { rateAch } from '@/domain/air-changes';
import { machineRate } from '../room-machines';
import { DiningWindow, windowWidth } from './DiningWindow';
import { evening, formatAirChanges, type Output } from './evening';
import { restaurant } from './venue-rooms';

type EveningGroundProps = { firstBay: number; bay: number; floor: number; bottom: number; edge: number };

const levels = [
  { index: 0, text: 'Full speed' },
  { index: 1, text: 'Working speed' },
];

function achAt(output: Output): number {
  return output === 'off' ? 0 : rateAch(machineRate(restaurant, output));
}

function EveningGround({ firstBay, bay, floor, bottom, edge }: EveningGroundProps) {
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

/** Units of the drawing; nine bays fill 1280. */
const bay = 1280 / evening.length;
const firstBay = 80;
const size = { width: 1440, height: 478 };
const [roof, floor] = [54, 316];
const edge = 700;
/** From 5 pm to 1 am. */
const dusk = ['#d9e8ee', '#b5d3e2', '#7fb0cd', '#4f86b0', '#345f8b', '#24466b'];

const label = `One evening in a dining room, hour by hour through nine windows. ${evening
  .map(({ time, covers, output }) => `${time}: ${covers} covers, ${formatAirChanges(output)}`)
  .join('; ')}.`;

export function EveningFacade({ className }: { className?: string | undefined }) {
  const [skyId, fadeId, maskId] = [useId(), useId(), useId()];
  return (
    <StaticSvg
      viewBox={`0 0 ${size.width} ${size.height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id={skyId}>
          {dusk.map((colour, index) => (
            <stop key={colour} offset={index / (dusk.length - 1)} stopColor={colour} />
          ))}
        </linearGradient>
        <linearGradient id={fadeId} x2="0" y2="1">
          <stop stopColor="#000" />
          <stop offset=".5" stopColor="#3a3a3a" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id={maskId}>
          <rect x={-edge} width={size.width + 2 * edge} height={roof} fill={`url(#${fadeId})`} />
        </mask>
      </defs>
      <rect x={-edge} width={size.width + 2 * edge} height={roof} fill={`url(#${skyId})`} mask={`url(#${maskId})`} />
      <rect x={-edge} y={roof} width={edge + firstBay} height={floor - roof} fill={evening[0]?.wall} />
      <rect
        x={firstBay + evening.length * bay}
        y={roof}
        width={edge}
        height={floor - roof}
        fill={evening.at(-1)?.wall}
      />
      {evening.map((hour, index) => (
        <g key={hour.time}>
          <rect x={firstBay + index * bay} y={roof} width={bay + 1} height={floor - roof} fill={hour.wall} />
          <DiningWindow
            hour={hour}
            x={firstBay + index * bay + (bay - windowWidth) / 2}
            y={roof + 38}
            hasCoralGuest={index === 3}
          />
        </g>
      ))}
      <path
        d={[1, 2, 3, 4, 5, 6, 7].map((course) => `M${-edge} ${roof + course * 36}h${size.width + 2 * edge}`).join('')}
        stroke="#fff"
        strokeOpacity=".13"
      />
      <rect x={-edge} y={roof - 8} width={size.width + 2 * edge} height="14" fill="var(--ink)" />
      <rect x={-edge} y={roof + 20} width={size.width + 2 * edge} height="2" fill="var(--ink)" />
      <EveningGround firstBay={firstBay} bay={bay} floor={floor} bottom={size.height} edge={edge} />
    </StaticSvg>
  );
}
