import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { machineFaces } from '@/drawing/machine-faces';
import { type Point3, shallowPaths } from '@/drawing/projection';
import { benchAt, desk, office, officeMachineSpots } from './building';

const { lengthM: length, widthM: depth, heightM: height } = office;
const slab = 0.34;
const { line, curve, face, box, room } = shallowPaths;

const tableTopM = 0.06;
const seatM = 0.46;

type ChairsProps = BenchProps & {
  /** -1 is the side away from the viewer. */
  side: -1 | 1;
};

/** On each a foot, a stem, a seat half under the desk, and a back. */
function Chairs({ index, benches, scale, side }: ChairsProps) {
  const pairs = benches[index] ?? 0;
  const { xM, y0M } = benchAt(index, pairs, office, benches.length);
  const edge = side < 0 ? xM : xM + 2 * desk.depthM;
  const x = edge + side * 0.3;
  return Array.from({ length: pairs }, (_, pair) => {
    const y = y0M + (pair + 0.5) * desk.widthM;
    const isLast = side > 0 && index === benches.length - 1 && pair === pairs - 1;
    const cross = [
      [0.26, 0],
      [0, 0.26],
    ].map(([a = 0, b = 0]) =>
      line(
        [
          [x - a, y - b, 0.04],
          [x + a, y + b, 0.04],
        ],
        scale,
      ),
    );
    const stem = line(
      [
        [x, y, 0.04],
        [x, y, seatM],
      ],
      scale,
    );
    const seat = box({ at: [x - 0.24, y - 0.24, seatM - 0.06], size: [0.48, 0.48, 0.06] }, scale);
    const back = box({ at: [x + side * 0.24 - 0.03, y - 0.22, seatM + 0.1], size: [0.06, 0.44, 0.42] }, scale);
    const [light, dark] = isLast ? ['var(--ember)', 'var(--terracotta)'] : ['var(--grey-500)', 'var(--slate)'];
    const parts = [
      <g key="seat">
        <path d={cross.join('') + stem} fill="none" strokeWidth="1.6" strokeLinecap="round" />
        <path d={seat.join('')} fill={dark} />
        <path d={seat[0]} fill={light} />
      </g>,
      <g key="back">
        <path d={back.join('')} fill={light} />
        <path d={back[2]} fill={dark} />
      </g>,
    ];
    return (
      <g key={pair} stroke="var(--ink)" strokeWidth=".6" strokeLinejoin="round">
        {side > 0 ? parts : parts.reverse()}
      </g>
    );
  });
}

/** The stands of the screens, and the screens. */
function monitors({ xM, y0M }: { xM: number; y0M: number }, pairs: number, scale: number): [string, string] {
  const spots = Array.from({ length: pairs }, (_, pair) =>
    [0.5, 1.1].map((x): Point3 => [xM + x, y0M + (pair + 0.5) * desk.widthM, desk.heightM]),
  ).flat();
  return [
    spots.map(([x, y, z]) => face([x, y - 0.1, z], [0, 0.2, 0], [0, 0, 0.14], scale)).join(''),
    spots.map(([x, y, z]) => face([x, y - 0.35, z + 0.12], [0, 0.7, 0], [0, 0, 0.42], scale)).join(''),
  ];
}

type BenchProps = { index: number; benches: readonly number[]; scale: number };

/** A row of tables on panels, open at its long sides, between its chairs. */
function Bench({ index, benches, scale }: BenchProps) {
  const pairs = benches[index] ?? 0;
  const bench = benchAt(index, pairs, office, benches.length);
  const { xM, y0M, y1M } = bench;
  const wide = 2 * desk.depthM;
  const legM = desk.heightM - tableTopM;
  const [top, left, right] = box({ at: [xM, y0M, legM], size: [wide, y1M - y0M, tableTopM] }, scale);
  const ends = Array.from({ length: pairs + 1 }, (_, i) => y0M + i * desk.widthM);
  const panels = ends.map((y, i) =>
    box({ at: [xM + 0.1, y - (i === 0 ? 0 : 0.06), 0], size: [wide - 0.2, 0.06, legM] }, scale),
  );
  const joints = ends.slice(1, -1).map((y) =>
    line(
      [
        [xM, y, desk.heightM],
        [xM + wide, y, desk.heightM],
      ],
      scale,
    ),
  );
  const [standPaths, screenPaths] = monitors(bench, pairs, scale);
  return (
    <>
      <path d={face([xM, y0M, 0], [wide, 0, 0], [0, y1M - y0M, 0], scale)} fill="var(--ink)" fillOpacity=".14" />
      <Chairs index={index} benches={benches} scale={scale} side={-1} />
      <g stroke="var(--ink)" strokeWidth=".9" strokeLinejoin="round">
        {panels.map(([, front, side]) => (
          <path key={front} d={front + side} fill="var(--pale)" />
        ))}
        <path d={left + right} fill="var(--ember)" />
        <path d={top} fill="var(--sand)" />
        <path d={joints.join('')} strokeOpacity=".4" />
        <path d={standPaths} fill="var(--slate)" stroke="none" />
        <path d={screenPaths} fill="var(--deep)" stroke="#fff" strokeWidth=".5" />
      </g>
      <Chairs index={index} benches={benches} scale={scale} side={1} />
    </>
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

/** Radius of the ground that marks a machine, as far as the floor goes. */
const haloM = 0.85;

const colours = machineFaces(office.model);

function StoreyMachine(spot: StoreyMachineProps) {
  const { xM, end, scale } = spot;
  const y = (end === 'front' ? depth - machine.fromWall : machine.fromWall) - machine.y / 2;
  const body = box({ at: [xM - machine.x / 2, y, 0], size: [machine.x, machine.y, machine.height] }, scale);
  const [front, dialM] = [y + machine.y, 0.09];
  const dial = Array.from({ length: 13 }, (_, index): Point3 => {
    const angle = (index / 6) * Math.PI;
    return [xM + dialM * Math.cos(angle), front, machine.height * 0.8 + dialM * Math.sin(angle)];
  });
  const seam = [-0.5, 0.5].map((side): Point3 => [xM + side * machine.x, front, machine.height * 0.6]);
  const { intake, outlet } = airOf(spot);
  const ring = Array.from({ length: 25 }, (_, index): Point3 => {
    const angle = (index / 12) * Math.PI;
    const along = y + machine.y / 2 + haloM * Math.sin(angle);
    return [xM + haloM * Math.cos(angle), Math.min(depth, Math.max(0, along)), 0];
  });
  return (
    <g fill="none" strokeLinecap="round" strokeWidth="1.2">
      <path d={line(ring, scale)} fill="var(--air)" fillOpacity=".3" />
      <path d={intake.join('')} stroke="var(--intake)" />
      <g stroke="var(--ink)" strokeWidth="1.2" strokeLinejoin="round">
        {body.map((path, index) => (
          <path key={index} d={path} fill={colours[index]} />
        ))}
        <path d={line(seam, scale)} strokeWidth=".7" />
        <path d={line(dial, scale)} fill="var(--ink)" stroke="none" />
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
  return (
    <>
      <Shell scale={scale} />
      {officeMachineSpots.map(
        ({ xM, end }) => end === 'back' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />,
      )}
      {benches.map((_, index) => (
        <Bench key={index} index={index} benches={benches} scale={scale} />
      ))}
      {officeMachineSpots.map(
        ({ xM, end }) => end === 'front' && <StoreyMachine key={xM} xM={xM} end={end} scale={scale} />,
      )}
    </>
  );
}
