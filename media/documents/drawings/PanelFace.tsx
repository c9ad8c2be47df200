import { DisplayFace } from './DisplayFace';

type PanelFaceProps = {
  x: number;
  y: number;
  height: number;
  figure: string;
  hasDot?: boolean;
};

const speeds = [1, 2, 3, 4, 5];

export function PanelFace({ x, y, height, figure, hasDot = true }: PanelFaceProps) {
  const unit = height / 122;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`}>
      <rect x="-130" y="-61" width="260" height="122" rx="24" fill="var(--ink)" />
      <DisplayFace x={-64} y={0} radius={55} figure={figure} hasDot={hasDot} />
      <g textAnchor="middle" fill="var(--slate-on-dark)">
        <text x="58" y="-26" fontSize="12">
          Speed
        </text>
        <text x="58" y="11" fontSize="36" fill="#fff">
          3
        </text>
        {speeds.map((speed) => (
          <g key={speed} opacity={speed > 3 ? 0.4 : 1}>
            <rect x={25 + (speed - 1) * 14} y="27" width="9.5" height="3.8" fill="var(--cyan)" />
            <text x={29.8 + (speed - 1) * 14} y="44" fontSize="8.5">
              {speed}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
