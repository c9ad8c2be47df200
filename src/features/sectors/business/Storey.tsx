import type { Point3 } from '@/lib/isometric';
import { flatBox, flatFace, flatLine } from '../flat-projection';
import { Bench } from './Bench';
import { chairFaces } from './bench-faces';
import { StoreyMachine } from './StoreyMachine';
import { benchCount, machineSpots, openFloor } from './building';

export type StoreyProps = {
  /** Desk pairs in each bench. */
  pairs: number;
  scale: number;
  /** Height of the columns down to the floor below, in units of the drawing. */
  columns: number;
  /** One chair on the building is coral. */
  hasCoralChair: boolean;
};

const { lengthM: length, widthM: depth, heightM: height } = openFloor;
const slab = 0.34;

/** The white floor on its ink slab, with the two glazed walls at the back. */
function Shell({ scale }: { scale: number }) {
  const edges = flatBox({ x: 0, y: 0, z: -slab, dx: length, dy: depth, dz: slab }, scale);
  const backWall = flatFace(
    [
      [0, 0, 0],
      [length, 0, 0],
      [length, 0, height],
      [0, 0, height],
    ],
    scale,
  );
  const sideWall = flatFace(
    [
      [0, 0, 0],
      [0, depth, 0],
      [0, depth, height],
      [0, 0, height],
    ],
    scale,
  );
  const mullions = [
    ...Array.from({ length: 13 }, (_, i) =>
      flatLine(
        [
          [i * 2, 0, 0],
          [i * 2, 0, height],
        ],
        scale,
      ),
    ),
    ...Array.from({ length: 6 }, (_, i) =>
      flatLine(
        [
          [0, i * 2, 0],
          [0, i * 2, height],
        ],
        scale,
      ),
    ),
    flatLine(
      [
        [0, depth, height],
        [0, 0, height],
        [length, 0, height],
      ],
      scale,
    ),
  ];
  return (
    <>
      <path d={edges.left + edges.right} fill="var(--ink)" />
      <path d={edges.top} fill="#fff" />
      <path d={backWall} fill="#d9edf1" fillOpacity=".75" />
      <path d={sideWall} fill="#c6e0e6" fillOpacity=".75" />
      <path d={mullions.join('')} stroke="var(--ink)" strokeOpacity=".5" strokeWidth=".8" fill="none" />
      <path
        d={flatFace(
          [
            [0, 0, 0],
            [length, 0, 0],
            [length, depth, 0],
            [0, depth, 0],
          ],
          scale,
        )}
        fill="none"
        stroke="var(--ink)"
      />
    </>
  );
}

/** One floor of the tower: shell, chairs, benches, machines and their air. */
export function Storey({ pairs, scale, columns, hasCoralChair }: StoreyProps) {
  const near = chairFaces(pairs, 1, scale);
  const corners: Point3[] = [
    [0, depth, -slab],
    [length, depth, -slab],
    [length, 0, -slab],
  ];
  return (
    <>
      <path
        d={corners.map((corner) => `${flatLine([corner], scale)}v${columns}`).join('')}
        stroke="var(--ink)"
        strokeWidth="1.2"
        strokeDasharray="2 4"
      />
      <Shell scale={scale} />
      {machineSpots.map(({ xM, end }) => end === 'back' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />)}
      <path d={chairFaces(pairs, -1, scale).join('')} fill="#5b6b7a" />
      {Array.from({ length: benchCount }, (_, index) => (
        <Bench key={index} index={index} pairs={pairs} scale={scale} />
      ))}
      <path d={near.join('')} fill="#4b5a6c" stroke="#fff" strokeWidth=".4" />
      {hasCoralChair && <path d={near.at(-2)} fill="#c4622f" />}
      {machineSpots.map(({ xM, end }) => end === 'front' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />)}
    </>
  );
}
