import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { purifiers } from '@/data/purifiers';
import { formatRoom } from '@/domain/room';
import { announce } from '@/lib/browser/announce';
import type { FurnishedRoom } from '@/domain/placing';
import { type Step, steps } from '@/features/viewer/geometry/orbit';
import type { Failure } from '@/features/viewer/load-bytes';
import { homeFrom, type Orbit } from '@/features/viewer/geometry/orbit';
import { aboveWalls, cornerOf, roomHome } from '@/features/viewer/geometry/room-orbit';
import type { Projection } from '@/features/viewer/scene/drawn-scene';
import type { RoomAim } from '@/features/viewer/scene/room-scene';
import { LoadingNote } from '@/features/viewer/viewer/LoadingNote';
import { Toolbar } from '@/features/viewer/viewer/Toolbar';
import { OrbitCanvas } from '@/features/viewer/viewer/OrbitCanvas';
import { useScene } from '@/features/viewer/viewer/use-scene';
import { machineSizeM } from '@/domain/machines';
import { twoDecimals } from '@/lib/format/number';
import type { BoxM } from '@/features/viewer/geometry/framing';
import { placeInRoom } from '@/features/viewer/geometry/place-in-room';
import drawingStyles from '@/features/viewer/viewer/Drawings.module.scss';
import { DimensionLines } from '@/features/viewer/viewer/DimensionLines';
import styles from './RoomViewer.module.scss';

type MachinePickerProps = {
  model: string;
  machines: number;
  value: number | undefined;
  onChange: (index: number | undefined) => void;
};

function MachinePicker({ model, machines, value, onChange }: MachinePickerProps) {
  const each = Array.from({ length: machines }, (_, index) => ({
    value: String(index),
    label:
      machines === 1 ? (
        model
      ) : (
        <>
          <span className="visually-hidden">{model} </span>
          {index + 1}
        </>
      ),
  }));
  return (
    <SegmentedControl
      legend="Look at"
      segments={[{ value: 'room', label: 'The room' }, ...each]}
      value={value === undefined ? 'room' : String(value)}
      onChange={(index) => onChange(index === 'room' ? undefined : Number(index))}
    />
  );
}

type RoomViewerProps = { room: FurnishedRoom; onStop: (failure: Failure) => void };

/** Share of the room's longer side. */
const lineGapShare = 0.03;

/** Text alternative of the room. */
function RoomDescription({ room }: { room: FurnishedRoom }) {
  const { lengthM, widthM, places, model } = room;
  const far = (distanceM: number) => `${distanceM.toFixed(1)} m`;
  return (
    <div className="visually-hidden">
      <p>{`The room, ${formatRoom(room)}, seen from above one corner with the walls on this side left out:`}</p>
      <ul aria-label="Machines in the room">
        {places.map(({ xM, yM }, index) => (
          <li key={index}>
            {`${purifiers[model].name} ${index + 1} stands ${far(xM)} from the left wall and ${far(lengthM - xM)} from the right, ` +
              `${far(yM)} from the wall at the top of the plan and ${far(widthM - yM)} from the one at its foot.`}
          </li>
        ))}
      </ul>
    </div>
  );
}

type RoomDrawingsProps = {
  room: FurnishedRoom;
  /** Between the room and its dimension lines. */
  lineGapM: number;
  projection: Projection;
  isClose: boolean;
};

const nameGapPx = 8;
/** Share of the canvas from which a name stands to the left of its machine. */
const nameToLeftFrom = 0.66;

function RoomDrawings({ room, lineGapM, projection, isClose }: RoomDrawingsProps) {
  const { lengthM, widthM, heightM, places, model } = room;
  const { widthPx, heightPx, toCanvas, orbit } = projection;
  const [machineWidthM, , machineHeightM] = machineSizeM(model);
  const boxM: BoxM = { low: [-lengthM / 2, 0, -widthM / 2], high: [lengthM / 2, heightM, widthM / 2] };
  return (
    <svg
      className={`position-absolute w-100 h-100 inset-0 pe-none ${drawingStyles.drawings}`}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
    >
      {!isClose && (
        <DimensionLines
          boxM={boxM}
          figures={[`${twoDecimals(lengthM)} m`, `${twoDecimals(widthM)} m`, `${twoDecimals(heightM)} m`]}
          gapM={lineGapM}
          projection={projection}
        />
      )}
      {places.map((place, index) => {
        const { xM, zM } = placeInRoom(place, room);
        const turned = (orbit.azimuthDeg * Math.PI) / 180;
        const sides = [1, -1].map((side) => {
          const asideM = (side * machineWidthM) / 2;
          return toCanvas([xM + asideM * Math.cos(turned), machineHeightM * 0.5, zM - asideM * Math.sin(turned)]);
        });
        const isLeft = (sides[0]?.[0] ?? 0) > widthPx * nameToLeftFrom;
        const [xPx, yPx] = sides[isLeft ? 1 : 0] ?? [0, 0];
        return (
          <text
            key={index}
            className={drawingStyles.label}
            x={xPx + (isLeft ? -nameGapPx : nameGapPx)}
            y={yPx}
            textAnchor={isLeft ? 'end' : 'start'}
            dominantBaseline="central"
          >
            {places.length === 1 ? purifiers[model].name : index + 1}
          </text>
        );
      })}
    </svg>
  );
}

/** The room with its machines, to turn. */
export function RoomViewer({ room, onStop }: RoomViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [projection, setProjection] = useState<Projection>();
  const [orbit, setOrbit] = useState<Orbit>(roomHome);
  const [lookingAt, setLookingAt] = useState<number>();
  const { places, lengthM, widthM } = room;
  const lineGapM = Math.max(lengthM, widthM) * lineGapShare;
  const { slug, name } = purifiers[room.model];
  const state = useScene(canvas, {
    slug,
    async loadBuilder() {
      const { createRoomScene } = await import('@/features/viewer/scene/room-scene');
      // Synchronous, so the SVG overlay matches the canvas in the same frame.
      const onDraw = (drawn: Projection) => flushSync(() => setProjection(drawn));
      const first: RoomAim = { orbit, places, lookingAt };
      return (input) => createRoomScene({ ...input, room, lineGapM, first, onDraw });
    },
    onFail: onStop,
  });
  const scene = state.status === 'shown' ? state.scene : undefined;

  useEffect(() => {
    scene?.aim({ orbit, places, lookingAt });
  }, [scene, orbit, places, lookingAt]);

  function turnTo(change: (orbit: Orbit) => Orbit): void {
    setOrbit((before) => aboveWalls(change(before)));
  }

  function applyStep(step: Step): void {
    const corner = cornerOf(steps[step](orbit));
    if (corner !== cornerOf(orbit)) announce(`From above the ${corner} corner of the plan`);
    turnTo(steps[step]);
  }

  function reset(): void {
    setOrbit((before) => homeFrom(before, roomHome));
    setLookingAt(undefined);
    announce('As it was at first');
  }

  return (
    <div className="d-grid gap-3">
      <div className={`position-relative ${styles.stage}`} data-shown={Boolean(projection) || undefined}>
        <OrbitCanvas
          label="Your room, to turn"
          help="Arrow keys turn it, plus and minus bring it nearer or further, Home puts it back. Where each machine stands is said below."
          canvas={canvas}
          scene={scene}
          onTurn={turnTo}
          onStep={applyStep}
          onReset={reset}
        />
        {projection && (
          <RoomDrawings room={room} lineGapM={lineGapM} projection={projection} isClose={lookingAt !== undefined} />
        )}
        {scene && <Toolbar onStep={applyStep} onReset={reset} />}
        {state.status === 'loading' && <LoadingNote share={state.share} onStop={() => onStop('stopped')} />}
      </div>
      {scene && <MachinePicker model={name} machines={places.length} value={lookingAt} onChange={setLookingAt} />}
      <RoomDescription room={room} />
    </div>
  );
}
