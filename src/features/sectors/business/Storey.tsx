import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { machineFaces } from '@/drawing/machine-faces';
import { type Point3, shallowPaths } from '@/drawing/projection';
import { benchAt, desk, office, officeMachineSpots } from './building';

const { lengthM: length, widthM: depth, heightM: height } = office;
const slab = 0.34;
const { line, curve, face, box, room } = shallowPaths;

/** `side` -1 is the side away from the viewer. */
function chairFaces(benches: readonly number[], side: -1 | 1, scale: number): string[] {
  return benches.flatMap((pairs, index) => {
    const { xM, y0M } = benchAt(index, pairs, office, benches.length);
    const edge = side < 0 ? xM : xM + 2 * desk.depthM;
    const [near, far] = [edge + side * 0.12, edge + side * 0.6];
    return Array.from({ length: pairs }, (_, pair) => {
      const y = y0M + (pair + 0.5) * desk.widthM - 0.25;
      return (
        face([near, y, 0.45], [far - near, 0, 0], [0, 0.5, 0], scale) +
        face([far, y, 0.45], [0, 0.5, 0], [0, 0, 0.5], scale)
      );
    });
  });
}

function monitorFaces({ xM, y0M }: { xM: number; y0M: number }, pairs: number, scale: number): string {
  return Array.from({ length: pairs }, (_, pair) => {
    const y = y0M + (pair + 0.5) * desk.widthM - 0.35;
    return [0.5, 1.1].map((x) => face([xM + x, y, 0.86], [0, 0.7, 0], [0, 0, 0.42], scale)).join('');
  }).join('');
}

type BenchProps = { index: number; benches: readonly number[]; scale: number };

function Bench({ index, benches, scale }: BenchProps) {
  const pairs = benches[index] ?? 0;
  const bench = benchAt(index, pairs, office, benches.length);
  const { xM, y0M, y1M } = bench;
  const [top, left, right] = box({ at: [xM, y0M, 0], size: [2 * desk.depthM, y1M - y0M, desk.heightM] }, scale);
  const joints = Array.from({ length: pairs - 1 }, (_, i) => y0M + (i + 1) * desk.widthM).map((y) =>
    line(
      [
        [xM, y, desk.heightM],
        [xM + 2 * desk.depthM, y, desk.heightM],
      ],
      scale,
    ),
  );
  return (
    <g stroke="var(--ink)" strokeWidth=".9" strokeLinejoin="round">
      <path d={left} fill="var(--pale)" />
      <path d={right} fill="var(--grey-100)" />
      <path d={top} fill="var(--sand)" />
      <path d={joints.join('')} strokeOpacity=".4" />
      <path d={monitorFaces(bench, pairs, scale)} fill="var(--deep)" stroke="#fff" strokeWidth=".5" />
    </g>
  );
}

type StoreyMachineProps = {
  xM: number;
  /** Back is at the windows, front at the open side. */
  end: 'back' | 'front';
  scale: number;
};

const [machineX, machineY, machineHeight] = machineSizeM(office.model);
const machine = { x: machineX, y: machineY, height: machineHeight, fromWall: wallGapCm / 100 + machineY / 2 };

function airOf({ xM, end, scale }: StoreyMachineProps): { intake: string[]; outlet: string[] } {
  const [y, into] = end === 'front' ? [depth - machine.fromWall, 1] : [machine.fromWall, -1];
  const lines = [-2, -1, 0, 1, 2];
  return {
    intake: lines.map((i) =>
      curve(
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
      curve(
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

/** Radius of the ground that marks a machine. */
const haloM = 0.85;

const colours = machineFaces(office.model);

function StoreyMachine(spot: StoreyMachineProps) {
  const { xM, end, scale } = spot;
  const y = (end === 'front' ? depth - machine.fromWall : machine.fromWall) - machine.y / 2;
  const body = box({ at: [xM - machine.x / 2, y, 0], size: [machine.x, machine.y, machine.height] }, scale);
  const { intake, outlet } = airOf(spot);
  const ring = Array.from({ length: 25 }, (_, index): Point3 => {
    const angle = (index / 12) * Math.PI;
    return [xM + haloM * Math.cos(angle), y + machine.y / 2 + haloM * Math.sin(angle), 0];
  });
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="1.2">
      <path d={line(ring, scale)} fill="var(--air)" fillOpacity=".3" />
      <path d={intake.join('')} stroke="var(--intake)" />
      <g stroke="var(--ink)" strokeWidth="1.2" strokeLinejoin="round">
        {body.map((path, index) => (
          <path key={index} d={path} fill={colours[index]} />
        ))}
      </g>
      <path d={outlet.join('')} stroke="var(--air)" />
    </g>
  );
}

type StoreyProps = {
  /** The pairs of desks of each. */
  benches: readonly number[];
  scale: number;
};

function Shell({ scale }: { scale: number }) {
  const [slabTop, ...slabEdges] = box({ at: [0, 0, -slab], size: [length, depth, slab] }, scale);
  const { floor, backWall, sideWall } = room([length, depth, height], scale);
  const mullions = [
    ...Array.from({ length: length / 2 + 1 }, (_, i) =>
      line(
        [
          [i * 2, 0, 0],
          [i * 2, 0, height],
        ],
        scale,
      ),
    ),
    ...Array.from({ length: depth / 2 + 1 }, (_, i) =>
      line(
        [
          [0, i * 2, 0],
          [0, i * 2, height],
        ],
        scale,
      ),
    ),
    line(
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
      <path d={slabEdges.join('')} fill="var(--ink)" />
      <path d={slabTop} fill="#fff" />
      <path d={backWall} fill="var(--pane)" fillOpacity=".75" />
      <path d={sideWall} fill="var(--pane-300)" fillOpacity=".75" />
      <path d={mullions.join('')} stroke="var(--ink)" strokeOpacity=".5" strokeWidth=".8" fill="none" />
      <path d={floor} fill="none" stroke="var(--ink)" />
    </>
  );
}

export function Storey({ benches, scale }: StoreyProps) {
  const near = chairFaces(benches, 1, scale);
  return (
    <>
      <Shell scale={scale} />
      {officeMachineSpots.map(
        ({ xM, end }) => end === 'back' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />,
      )}
      <path d={chairFaces(benches, -1, scale).join('')} fill="var(--grey-600)" />
      {benches.map((_, index) => (
        <Bench key={index} index={index} benches={benches} scale={scale} />
      ))}
      <path d={near.join('')} fill="var(--slate)" stroke="#fff" strokeWidth=".4" />
      <path d={near.at(-2)} fill="var(--terracotta)" />
      {officeMachineSpots.map(
        ({ xM, end }) => end === 'front' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />,
      )}
    </>
  );
}
