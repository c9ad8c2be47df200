import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { colours } from '../colours';
import { machineRate } from '../machine-room';
import { oblique, wardDepthM } from './oblique';
import { farLabels, nearLabels, type WardLabel } from './ward-labels';

function Words({ label: { name, lines, room } }: { label: WardLabel }) {
  return (
    <g fontSize="16" fill={colours.slate}>
      <text fontSize="17" fontWeight="600" fill={colours.ink}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text key={line} y={22 + index * 22}>
          {line}
        </text>
      ))}
      {room && (
        <text y={22 + lines.length * 22} fontWeight="600" fill={colours.teal}>
          <AirChangeRate as="tspan" rate={machineRate(room)} /> ACH,{' '}
          <AirChangeRate as="tspan" rate={machineRate(room, 'full')} /> full
        </text>
      )}
    </g>
  );
}

/** Names, volumes and figures above and below the ward, each beside a line as long as its room. */
export function WardLabels() {
  return (
    <g>
      {farLabels.map((label) => {
        const [x] = oblique([label.fromM, 0, 0]);
        const [end] = oblique([label.toM, 0, 0]);
        const width = end - x - 16;
        return (
          <g key={label.fromM} transform={`translate(${x + 8} -124)`}>
            <Words label={label} />
            <path d={`M0 58H${width}M0 52v12M${width} 52v12`} stroke={colours.field} />
          </g>
        );
      })}
      {nearLabels.map((label) => {
        const [x, y] = oblique([label.fromM, wardDepthM, 0]);
        const [end] = oblique([label.toM, wardDepthM, 0]);
        const width = end - x - 16;
        return (
          <g key={label.fromM} transform={`translate(${x + 8} ${y + 48})`}>
            <path d={`M0 -26H${width}M0 -32v12M${width} -32v12`} stroke={colours.field} />
            <Words label={label} />
          </g>
        );
      })}
    </g>
  );
}
