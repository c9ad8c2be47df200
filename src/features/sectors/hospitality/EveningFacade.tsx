import { useId } from 'react';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { DiningWindow, windowWidth } from './DiningWindow';
import { airChangesInWords, evening } from './evening';
import { EveningGround } from './EveningGround';

/** Units of the drawing: nine bays on the page's 1280. */
const bay = 1280 / evening.length;
const firstBay = 80;
const size = { width: 1440, height: 478 };
const [roof, floor] = [54, 316];
const edge = 700;
/** The sky from five in the afternoon to one at night: over this town it sets blue. */
const dusk = ['#d9e8ee', '#b5d3e2', '#7fb0cd', '#4f86b0', '#345f8b', '#24466b'];

const label = `One evening in a dining room, hour by hour through nine windows. ${evening
  .map(({ time, covers, output }) => `${time}: ${covers} covers, ${airChangesInWords(output)}`)
  .join('; ')}.`;

/** One room through nine windows, an hour apart: guests, lamps and air, with covers and air changes in the ground. */
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
