import { twoDecimals } from '@/lib/air-changes';
import { clearanceMinutes } from '@/lib/clearance-minutes';
import { colours } from '../colours';
import { clearanceRooms, shares, wholeMinutes, type ClearanceRoom } from './clearance';

const height = 420;
/** Height of a tenfold fall on the logarithmic scale. */
const decade = 120;
const lineColours: Record<ClearanceRoom['look'], string> = {
  slow: colours.ember,
  plain: '#D6E2E8',
  quick: colours.cyan,
};

/** How many tenfold falls a share removed stands for: 0.99 is two. */
const decades = (share: number) => -Math.log10(1 - share);

export type ClearanceChartProps = { width: number; className?: string | undefined };

/** What is left in the air of four rooms, minute by minute, on a logarithmic scale: straight lines from one corner. */
export function ClearanceChart({ width, className }: ClearanceChartProps) {
  const narrow = width < 500;
  const lastMinute = narrow ? 78 : 72;
  const left = narrow ? 48 : 150;
  const xOf = (minutes: number) => Number((left + ((width - left - 12) * minutes) / lastMinute).toFixed(1));
  const yOf = (share: number) => Number((30 + decades(share) * decade).toFixed(1));
  const floorY = 30 + 3.05 * decade;
  const minuteTicks = narrow ? [0, 20, 40, 60] : [0, 10, 20, 30, 40, 50, 60, 70];
  return (
    <svg viewBox={`0 0 ${width} ${height + 16}`} className={className} aria-hidden="true" fontSize={narrow ? 14 : 15}>
      {[0, ...shares].map((share) => (
        <g key={share}>
          <path d={`M${left} ${yOf(share)}H${width}`} stroke="#A3B1C0" strokeOpacity=".32" />
          <text y={yOf(share) + 5} fill="#fff" fontWeight="550">
            {Number(((1 - share) * 100).toFixed(1))}%
          </text>
          {!narrow && (
            <text x="64" y={yOf(share) + 5} fill={colours.slateOnDark}>
              {share === 0 ? 'at the start' : 'left'}
            </text>
          )}
        </g>
      ))}
      {minuteTicks.map((minutes) => (
        <text
          key={minutes}
          x={xOf(minutes)}
          y={height + 4}
          fill={colours.slateOnDark}
          textAnchor={minutes === 0 ? 'start' : 'middle'}
        >
          {minutes === 0 ? '0 min' : minutes}
        </text>
      ))}
      {clearanceRooms.map(({ airChanges, look }) => {
        const end = Math.min(lastMinute, clearanceMinutes(airChanges, 1 - 10 ** -3.05));
        const endY = 30 + ((airChanges * end) / 60 / Math.LN10) * decade;
        return (
          <path
            key={airChanges}
            d={`M${left} 30L${xOf(end)} ${Math.min(floorY, endY).toFixed(1)}`}
            stroke={lineColours[look]}
            strokeWidth={look === 'quick' ? 3 : 1.6}
            fill="none"
          />
        );
      })}
      {clearanceRooms.map(({ airChanges, look }) =>
        shares
          .filter((share) => clearanceMinutes(airChanges, share) < lastMinute && !(narrow && share === 0.9))
          .map((share) => (
            <g key={`${airChanges} ${share}`} fill={lineColours[look]}>
              <circle cx={xOf(clearanceMinutes(airChanges, share))} cy={yOf(share)} r="4.5" />
              <text x={xOf(clearanceMinutes(airChanges, share)) + 9} y={yOf(share) - 9} fontWeight="600">
                {wholeMinutes(airChanges, share)}
              </text>
            </g>
          )),
      )}
      {clearanceRooms.map(({ airChanges, look }) => {
        const share = look === 'slow' ? 0.95 : 0.9965;
        const figure = Number.isInteger(airChanges) ? String(airChanges) : twoDecimals(airChanges);
        return (
          <text
            key={airChanges}
            x={xOf(clearanceMinutes(airChanges, share)) + (narrow ? 9 : 12)}
            y={yOf(share) - 8}
            fill={lineColours[look]}
            fontWeight={look === 'quick' ? 600 : 400}
          >
            {narrow && look !== 'slow' ? figure : `${figure} ACH`}
          </text>
        );
      })}
    </svg>
  );
}
