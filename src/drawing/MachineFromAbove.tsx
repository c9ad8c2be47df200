import type { MachineModel } from '@/domain/machines';

type MachineFromAboveProps = {
  model: MachineModel;
  x: number;
  y: number;
  width: number;
  height: number;
};

/** A machine on a plan, with its round outlet; Generation Z is black, the others are white. */
export function MachineFromAbove({ model, x, y, width, height }: MachineFromAboveProps) {
  const isBlack = model === 'GEN Z';
  const side = Math.min(width, height);
  return (
    <g stroke="var(--ink)" strokeWidth={side / 9}>
      <rect x={x} y={y} width={width} height={height} rx={side / 4} fill={isBlack ? 'var(--ink)' : '#fff'} />
      <circle
        cx={x + width / 2}
        cy={y + height / 2}
        r={side * 0.27}
        fill={isBlack ? 'var(--cyan)' : 'var(--ink)'}
        stroke="none"
      />
    </g>
  );
}
