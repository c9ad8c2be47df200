import { wallGapCm } from '@/domain/placing';
import { ink, pen } from '../ink';
import { outletRadiusMm } from '../machine-parts';
import type { MachineShape } from '../machine-shape';

type WallStepProps = { shape: MachineShape };

export function WallStep({ shape }: WallStepProps) {
  const { body } = shape;
  const scale = 0.42;
  const gap = wallGapCm * 10 * scale;
  const [width, depth, radius] = [body.widthMm * scale, body.depthMm * scale, body.radiusMm * scale];
  const [wall, left] = [84, 150];
  const [x, y] = [left + gap, wall + gap];
  const outlet = outletRadiusMm(body) * scale;
  const hatching = Array.from({ length: 20 }, (_, index) => `M${index * 30 - 20} ${wall}l24 -24`).join('');
  return (
    <>
      <path d={hatching} {...pen.detail} stroke={ink.fine} />
      <path d={`M0 ${wall}H540`} stroke={ink.line} strokeWidth="6" />
      <rect x="14" y={wall + 6} width={left - 14} height="250" fill={ink.shade} {...pen.outline} />
      <text x={(14 + left) / 2} y={wall + 140} textAnchor="middle" fontSize="28" fill={ink.dark}>
        Cupboard
      </text>
      <rect x={x} y={y} width={width} height={depth} rx={radius} fill={ink.paper} {...pen.outline} />
      <circle cx={x + width / 2} cy={y + depth / 2} r={outlet} fill={ink.shade} stroke={ink.line} strokeWidth={2} />
      <circle cx={x + width / 2} cy={y + depth / 2} r={outlet * 0.34} fill={ink.paper} stroke={ink.line} />
      <g stroke={ink.air} strokeWidth="3">
        <path
          d={`M${x + width / 2} ${wall + 4}V${y - 2}M${x + width / 2 - 12} ${y - 2}h24M${x + width / 2 - 12} ${wall + 6}h24`}
        />
        <path
          d={`M${left + 2} ${y + depth / 2}H${x - 2}M${x - 2} ${y + depth / 2 - 12}v24M${left + 4} ${y + depth / 2 - 12}v24`}
        />
      </g>
      <g fontSize="34" fontWeight="600" fill={ink.air}>
        <text x={x + width / 2 + 18} y={wall + gap / 2 + 14}>
          {wallGapCm} cm
        </text>
        <text x={left + gap / 2} y={y + depth / 2 + 48} textAnchor="middle">
          {wallGapCm}
        </text>
      </g>
      <text x={x + width / 2} y={y + depth + 40} textAnchor="middle" fontSize="28" fill={ink.dark}>
        Front
      </text>
    </>
  );
}
