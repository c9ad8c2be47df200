import { type CalculatorModelName, machineSizeM } from '@/domain/machines';
import type { Point3 } from '@/lib/isometric';
import { colours } from '../colours';
import { oblique, obliqueCurve, obliquePoints, wardDepthM } from './oblique';
import { ObliqueBox, type ObliqueBoxProps } from './ObliqueBox';
import {
  bayBoxes,
  consultingBoxes,
  isolationBoxes,
  sluiceBoxes,
  stationBoxes,
  treatmentBoxes,
  waitingBoxes,
} from './ward-furniture';
import { bay, consultingRoom, nursesStation, treatmentRoom, waitingArea } from './ward-rooms';
import {
  corridorM,
  crossWall,
  farCorridorWall,
  farOuterWall,
  farWallsM,
  nearCorridorWall,
  nearOuterWall,
  nearWallsM,
  stationGlass,
} from './ward-walls';

type WardMachineProps = {
  model: CalculatorModelName;
  /** Far left corner, in metres. */
  at: readonly [x: number, y: number];
  /** The floor area of its airflow, in metres: far left corner, and extent along and in depth. */
  reach: { at: readonly [x: number, y: number]; size: readonly [along: number, depth: number] };
};

const lines = [0, 1, 2, 3, 4].map((index) => index / 4);

function WardMachine({ model, at: [x, y], reach }: WardMachineProps) {
  const [width, depth, height] = machineSizeM(model);
  const [left, far] = reach.at;
  const [along, deep] = reach.size;
  const middle: Point3 = [x + width / 2, y + depth / 2, height];
  const [dotX, dotY] = oblique([x + width * 0.35, y + depth, height * 0.8]);
  // The machine is at the right end of its reach, or at the left end if the reach is to its right.
  const side = left + along / 2 < x ? 1 : -1;
  const across = (share: number) => left + along * (side === 1 ? share : 1 - share);
  const face = side === 1 ? x : x + width;
  const intake = lines.map((t) =>
    obliqueCurve([
      [across(0.08), far + deep * (0.5 + t * 0.42), 0.05],
      [across(0.4), far + deep * (0.52 + t * 0.4), 0.05],
      [face - side * 0.9, y + 0.1 + t * 0.3, 0.06],
      [face, y + depth * 0.7, 0.05 + t * height * 0.35],
    ]),
  );
  const outlet = lines.map((t) =>
    obliqueCurve([
      middle,
      [middle[0] - side * 0.1, middle[1], height + 0.75],
      [across(0.6), far + deep * (0.35 + t * 0.3), 1.55 - t * 0.2],
      [across(0.06), far + deep * (0.12 + t * 0.5), 1.3 - t * 0.1],
    ]),
  );
  return (
    <g>
      <g fill="none" strokeWidth="1.4" strokeLinecap="round">
        {intake.map((path) => (
          <path key={path} d={path} stroke={colours.intake} />
        ))}
      </g>
      <ObliqueBox at={[x, y, 0]} size={[width, depth, height]} faces={['#24303d', '#ffffff', '#d5dee4']} />
      <circle cx={dotX} cy={dotY} r="2.6" fill={colours.ink} />
      <g fill="none" strokeWidth="1.4" strokeLinecap="round">
        {outlet.map((path) => (
          <path key={path} d={path} stroke={colours.air} />
        ))}
      </g>
    </g>
  );
}

function Boxes({ boxes }: { boxes: readonly ObliqueBoxProps[] }) {
  return boxes.map((box) => <ObliqueBox key={box.at.join()} {...box} />);
}

function Floor({ from, to, far, near, fill }: { from: number; to: number; far: number; near: number; fill: string }) {
  return (
    <polygon
      points={obliquePoints([
        [from, far, 0],
        [to, far, 0],
        [to, near, 0],
        [from, near, 0],
      ])}
      fill={fill}
    />
  );
}

const { far, near } = corridorM;
const [, bayEnd = 0, bay2End = 0, isolationEnd = 0, wardEnd = 0] = farWallsM;
const [, waitingEnd = 0, stationEnd = 0, consulting1End = 0, consulting2End = 0] = nearWallsM;
const clean = '#ffffff';

/** A wall 0.7 m high hides 1.4 m of floor behind it. */
const visibleDepthM = 4;

function Bay({ from, coralChair }: { from: number; coralChair: boolean }) {
  return (
    <g>
      <Boxes boxes={[crossWall(from, 0, far), ...bayBoxes(from, coralChair)]} />
      <WardMachine
        model={bay.model}
        at={[from + 0.28, 3.2]}
        reach={{ at: [from + 0.4, 0], size: [3.1, visibleDepthM] }}
      />
      <WardMachine
        model={bay.model}
        at={[from + 6.55, 3.2]}
        reach={{ at: [from + 3.7, 0], size: [3, visibleDepthM] }}
      />
    </g>
  );
}

function FarRooms() {
  return (
    <g>
      <Boxes boxes={farOuterWall} />
      <Bay from={0} coralChair />
      <Bay from={bayEnd} coralChair={false} />
      <Boxes
        boxes={[
          crossWall(bay2End, 0, far),
          ...isolationBoxes(bay2End),
          crossWall(isolationEnd, 0, far),
          ...treatmentBoxes(isolationEnd),
        ]}
      />
      <WardMachine
        model={treatmentRoom.model}
        at={[22.4, 3.3]}
        reach={{ at: [isolationEnd, 0.2], size: [4.3, visibleDepthM - 0.2] }}
      />
      <Boxes boxes={[crossWall(wardEnd, 0, far), ...farCorridorWall]} />
    </g>
  );
}

function Consulting({ from, to }: { from: number; to: number }) {
  return (
    <g>
      <Boxes boxes={[crossWall(from, near, wardDepthM), ...consultingBoxes(from, near)]} />
      <WardMachine model={consultingRoom.model} at={[to - 0.6, 10.8]} reach={{ at: [from, near], size: [3.2, 3.7] }} />
    </g>
  );
}

function NearRooms() {
  return (
    <g>
      <Boxes boxes={[...nearCorridorWall, crossWall(0, near, wardDepthM), ...waitingBoxes(0, near)]} />
      <WardMachine model={waitingArea.model} at={[0.24, 8.85]} reach={{ at: [0.4, near], size: [4, 3.6] }} />
      <WardMachine model={waitingArea.model} at={[8.2, 10.6]} reach={{ at: [4.8, near], size: [3.6, 3.7] }} />
      <Boxes boxes={[crossWall(waitingEnd, near, wardDepthM), ...stationGlass, ...stationBoxes(waitingEnd, near)]} />
      <WardMachine
        model={nursesStation.model}
        at={[waitingEnd + 0.24, 8.85]}
        reach={{ at: [waitingEnd + 0.3, near + 0.3], size: [2.8, 3.2] }}
      />
      <WardMachine
        model={nursesStation.model}
        at={[14.5, 10.7]}
        reach={{ at: [waitingEnd + 3.2, near + 0.3], size: [2.9, 3.4] }}
      />
      <Consulting from={stationEnd} to={consulting1End} />
      <Consulting from={consulting1End} to={consulting2End} />
      <Boxes
        boxes={[
          crossWall(consulting2End, near, wardDepthM),
          ...sluiceBoxes(consulting2End, near),
          crossWall(wardEnd, near, wardDepthM),
          ...nearOuterWall,
        ]}
      />
    </g>
  );
}

export function WardDrawing() {
  return (
    <g>
      <Floor from={0} to={wardEnd} far={0} near={far} fill={clean} />
      <Floor from={0} to={wardEnd} far={far} near={near} fill="#D9EBEF" />
      <Floor from={0} to={wardEnd} far={near} near={wardDepthM} fill={clean} />
      <FarRooms />
      <NearRooms />
    </g>
  );
}
