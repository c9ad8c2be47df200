import { colours } from '../colours';
import { oblique, wardDepthM } from './oblique';
import { farLabels, nearLabels, type WardLabel } from './ward-labels';

function Label({ label, y, width, x }: { label: WardLabel; x: number; y: number; width: number }) {
  const { name, lines, figure } = label;
  return (
    <g transform={`translate(${x} ${y})`} fontSize="16" fill={colours.slate}>
      <text fontSize="17" fontWeight="600" fill={colours.ink}>
        {name}
      </text>
      {lines.map((line, index) => (
        <text key={line} y={23 + index * 23}>
          {line}
        </text>
      ))}
      {figure && (
        <text y={23 + lines.length * 23} fontWeight="600" fill={colours.teal}>
          {figure}
        </text>
      )}
      <path d={`M0 64H${width}M0 58v12M${width} 58v12`} stroke={colours.field} />
    </g>
  );
}

/** Names, volumes and figures above and below the ward, each over a line as long as its room. */
export function WardLabels() {
  return (
    <g>
      {farLabels.map((label) => {
        const [x] = oblique([label.fromM, 0, 0]);
        const [end] = oblique([label.toM, 0, 0]);
        return <Label key={label.fromM} label={label} x={x + 8} y={-156} width={end - x - 16} />;
      })}
      {nearLabels.map((label) => {
        const [x, y] = oblique([label.fromM, wardDepthM, 0]);
        const [end] = oblique([label.toM, wardDepthM, 0]);
        return (
          <g key={label.fromM} transform={`translate(${x + 8} ${y})`} fontSize="16" fill={colours.slate}>
            <path d={`M0 26H${end - x - 16}M0 20v12M${end - x - 16} 20v12`} stroke={colours.field} />
            <text y="58" fontSize="17" fontWeight="600" fill={colours.ink}>
              {label.name}
            </text>
            <text y="81">{label.lines[0]}</text>
            <text y="104" fontWeight="600" fill={colours.teal}>
              {label.figure}
            </text>
          </g>
        );
      })}
    </g>
  );
}
