import { flatBox, flatCurve } from '../flat-projection';
import { openFloor } from './building';

export type StoreyMachineProps = { xM: number; scale: number };

const depth = openFloor.widthM;
const machine = { x: 0.46, y: 0.4, height: 1.18, fromFront: 0.7 };

function airOf(xM: number, scale: number): { intake: string[]; outlet: string[] } {
  const y = depth - machine.fromFront;
  const lines = [-2, -1, 0, 1, 2];
  return {
    intake: lines.map((i) =>
      flatCurve(
        [
          [xM + i * 1.25, y - 2.6 + Math.abs(i) * 0.35, 0.1],
          [xM + i * 0.9, y - 1.2, 0.1],
          [xM + i * 0.2, y - 0.5, 0.2],
          [xM + i * 0.08, y - 0.1, 0.4],
        ],
        scale,
      ),
    ),
    outlet: lines.map((i) =>
      flatCurve(
        [
          [xM + 0.1 + i * 0.06, y + 0.1, machine.height],
          [xM + i * 0.3, y - 0.5, 2.5],
          [xM + i * 0.8, y - 3, 2.75 - Math.abs(i) * 0.05],
          [xM + i * 1.1, y - 6.4, 2.3],
        ],
        scale,
      ),
    ),
  };
}

/** A machine in the aisle with its air: copper along the floor, cyan over the desks. */
export function StoreyMachine({ xM, scale }: StoreyMachineProps) {
  const y = depth - machine.fromFront - machine.y / 2;
  const body = flatBox({ x: xM - machine.x / 2, y, z: 0, dx: machine.x, dy: machine.y, dz: machine.height }, scale);
  const { intake, outlet } = airOf(xM, scale);
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="1.2">
      <path d={intake.join('')} stroke="#b9572a" />
      <path d={body.left} fill="#1e2c3e" />
      <path d={body.right} fill="var(--ink)" />
      <path d={body.top} fill="#4b5a6c" />
      <path d={outlet.join('')} stroke="var(--air)" />
    </g>
  );
}
