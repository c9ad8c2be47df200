import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { flatBox, flatCurve } from '../flat-projection';
import { openFloor } from './building';

export type StoreyMachineProps = {
  xM: number;
  /** The end of the aisle at which it stands: at the windows behind, or at the open front. */
  end: 'back' | 'front';
  scale: number;
};

const depth = openFloor.widthM;
const [machineX, machineY, machineHeight] = machineSizeM(openFloor.model);
const machine = { x: machineX, y: machineY, height: machineHeight, fromWall: wallGapCm / 100 + machineY / 2 };

function airOf({ xM, end, scale }: StoreyMachineProps): { intake: string[]; outlet: string[] } {
  const [y, into] = end === 'front' ? [depth - machine.fromWall, 1] : [machine.fromWall, -1];
  const lines = [-2, -1, 0, 1, 2];
  return {
    intake: lines.map((i) =>
      flatCurve(
        [
          [xM + i * 0.8, y - into * (2.2 - Math.abs(i) * 0.3), 0.1],
          [xM + i * 0.6, y - into * 1.1, 0.1],
          [xM + i * 0.2, y - into * 0.5, 0.2],
          [xM + i * 0.08, y - into * 0.1, 0.4],
        ],
        scale,
      ),
    ),
    outlet: lines.map((i) =>
      flatCurve(
        [
          [xM + 0.1 + i * 0.06, y, machine.height],
          [xM + i * 0.3, y - into * 0.5, 2.5],
          [xM + i * 0.5, y - into * 2, 2.75 - Math.abs(i) * 0.05],
          [xM + i * 0.7, y - into * 4, 2.3],
        ],
        scale,
      ),
    ),
  };
}

/** A machine in the aisle with its air: copper along the floor, cyan over the desks. */
export function StoreyMachine(spot: StoreyMachineProps) {
  const { xM, end, scale } = spot;
  const y = (end === 'front' ? depth - machine.fromWall : machine.fromWall) - machine.y / 2;
  const body = flatBox({ x: xM - machine.x / 2, y, z: 0, dx: machine.x, dy: machine.y, dz: machine.height }, scale);
  const { intake, outlet } = airOf(spot);
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
