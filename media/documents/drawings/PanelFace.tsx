import { DisplayFace } from './DisplayFace';

type PanelFaceProps = {
  x: number;
  y: number;
  height: number;
  figure: string;
  hasDot?: boolean;
};

const stages = [1, 2, 3, 4, 5, 6];

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
        {stages.map((stage) => (
          <g key={stage}>
            <rect
              x={18 + (stage - 1) * 14}
              y="27"
              width="9.5"
              height="3.8"
              fill={stage === 6 ? 'var(--uv-300)' : 'var(--cyan)'}
            />
            <text x={22.8 + (stage - 1) * 14} y="44" fontSize="8.5">
              {stage}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
