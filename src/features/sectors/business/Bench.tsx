import { flatBox, flatLine } from '../flat-projection';
import { monitorFaces } from './bench-faces';
import { benchAt, desk } from './building';

export type BenchProps = { index: number; pairs: number; scale: number };

/** One bench: desk pairs back to back on panel legs. */
export function Bench({ index, pairs, scale }: BenchProps) {
  const { xM, y0M, y1M } = benchAt(index, pairs);
  const box = flatBox({ x: xM, y: y0M, z: 0, dx: 2 * desk.depthM, dy: y1M - y0M, dz: desk.heightM }, scale);
  const joints = Array.from({ length: pairs - 1 }, (_, i) => y0M + (i + 1) * desk.widthM).map((y) =>
    flatLine(
      [
        [xM, y, desk.heightM],
        [xM + 2 * desk.depthM, y, desk.heightM],
      ],
      scale,
    ),
  );
  return (
    <g stroke="var(--ink)" strokeWidth=".9" strokeLinejoin="round">
      <path d={box.left} fill="#dfe7eb" />
      <path d={box.right} fill="#c3d0d7" />
      <path d={box.top} fill="#f3e6dc" />
      <path d={joints.join('')} strokeOpacity=".4" />
      <path d={monitorFaces(index, pairs, scale)} fill="#24404a" stroke="#fff" strokeWidth=".5" />
    </g>
  );
}
