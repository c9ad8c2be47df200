import { Fragment, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { FurnitureFromAbove } from '@/drawing/FurnitureFromAbove';
import { MachineFromAbove } from '@/drawing/MachineFromAbove';
import { machineSizeM } from '@/domain/machines';
import { initialPlaces, type FurnishedRoom, keepFromWalls, type MachinePlace, wallGapCm } from '@/domain/placing';
import { announce } from '@/lib/browser/announce';
import { twoDecimals } from '@/lib/format/number';
import type { PlannedRoom } from '@/domain/plan/plan';
import { formatFloor } from '@/domain/room';
import type { RoomChoice } from '@/domain/room-answer';
import { purifiers } from '@/data/purifiers';
import styles from './RoomDetails.module.scss';

type RoomFloorProps = {
  room: PlannedRoom;
  choice: RoomChoice;
  picture: (room: FurnishedRoom) => ReactNode;
};

const stepM = 0.1;
const directions: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const formatPlace = ({ xM, yM }: MachinePlace) =>
  `${xM.toFixed(1)} m from the left wall, ${yM.toFixed(1)} m from the wall at the top of the plan`;

/** A dimension line, open for its figure. */
function measure(lengthM: number, unit: number): string {
  const line = Math.max(0, lengthM / 2 - unit * 9);
  return `M0 ${-unit}v${unit * 2}M0 0h${line}M${lengthM} ${-unit}v${unit * 2}M${lengthM} 0h${-line}`;
}

/** The floor to scale; machines move by pointer or arrow keys and stay 20 cm from the walls. */
export function RoomFloor({ room, choice: { model, machines }, picture }: RoomFloorProps) {
  const { lengthM, widthM, heightM, roomKind, people } = room;
  const [machineWidthM, machineDepthM] = machineSizeM(model);
  const footprint = { widthM: machineWidthM, depthM: machineDepthM };
  const floor = { lengthM, widthM };
  const drawing = useRef<SVGSVGElement>(null);
  const [places, setPlaces] = useState(() => initialPlaces(machines, floor, footprint));
  // Scales lines and letters with the room.
  const unit = Math.max(lengthM, widthM * 1.6) / 100;
  // Keeps a machine large enough to touch on a large floor.
  const reachM = Math.max(machineWidthM, unit * 5);

  function move(index: number, to: MachinePlace): MachinePlace {
    const place = keepFromWalls(to, floor, footprint);
    setPlaces((before) => before.with(index, place));
    return place;
  }

  function drag(index: number, { clientX, clientY, currentTarget, pointerId }: PointerEvent<SVGGElement>) {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    if (!matrix || !currentTarget.hasPointerCapture(pointerId)) return;
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    move(index, { xM: at.x, yM: at.y });
  }

  function press(index: number, place: MachinePlace, event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const by = event.shiftKey ? stepM * 5 : stepM;
    announce(formatPlace(move(index, { xM: place.xM + direction[0] * by, yM: place.yM + direction[1] * by })));
  }

  return (
    <figure className={`m-0 ${styles.floor}`}>
      <figcaption>
        <h3 className="item">Where {machines === 1 ? 'it stands' : 'they stand'}</h3>
      </figcaption>
      <svg
        ref={drawing}
        viewBox={`${-unit * 0.4} ${-unit * 8} ${lengthM + unit * 8.4} ${widthM + unit * 8.4}`}
        preserveAspectRatio="xMinYMin"
        role="group"
        aria-label={`Floor of ${formatFloor(floor)}`}
      >
        <g
          className={`num ${styles.sizes}`}
          fontSize={unit * 4}
          fill="var(--slate)"
          stroke="var(--field)"
          strokeWidth={unit * 0.2}
          textAnchor="middle"
          dominantBaseline="central"
          aria-hidden="true"
        >
          <g transform={`translate(0 ${-unit * 4})`}>
            <path d={measure(lengthM, unit)} />
            <text x={lengthM / 2} stroke="none">
              {twoDecimals(lengthM)} m
            </text>{' '}
          </g>
          <g transform={`translate(${lengthM + unit * 4} ${widthM}) rotate(-90)`}>
            <path d={measure(widthM, unit)} />
            <text x={widthM / 2} stroke="none">
              {twoDecimals(widthM)} m
            </text>{' '}
          </g>
        </g>
        <rect width={lengthM} height={widthM} fill="#fff" stroke="var(--ink)" strokeWidth={unit * 0.6} />
        <rect
          x={wallGapCm / 100}
          y={wallGapCm / 100}
          width={Math.max(0, lengthM - wallGapCm / 50)}
          height={Math.max(0, widthM - wallGapCm / 50)}
          fill="none"
          stroke="var(--field)"
          strokeWidth={unit * 0.2}
          strokeDasharray={`${unit} ${unit}`}
        />
        {/* Clips what the machines send to the room. */}
        <svg width={lengthM} height={widthM} fill="var(--air)" fillOpacity="0.06">
          {places.map(({ xM, yM }, index) => (
            <Fragment key={index}>
              <circle cx={xM} cy={yM} r={reachM * 4} />
              <circle cx={xM} cy={yM} r={reachM * 2.4} />
            </Fragment>
          ))}
        </svg>
        <FurnitureFromAbove kind={roomKind} floor={floor} people={people} strokeWidth={unit * 0.2} />
        {places.map((place, index) => (
          <g
            key={index}
            className={styles.machine}
            // A screen reader leaves the arrow keys to an application.
            role="application"
            tabIndex={0}
            aria-label={`${purifiers[model].name} ${index + 1}: ${formatPlace(place)}. Move with the arrow keys.`}
            onPointerDown={({ currentTarget, pointerId }) => currentTarget.setPointerCapture(pointerId)}
            onPointerMove={(event) => drag(index, event)}
            onKeyDown={(event) => press(index, place, event)}
          >
            <circle cx={place.xM} cy={place.yM} r={reachM} fill="var(--air)" fillOpacity="0.14" />
            <MachineFromAbove
              model={model}
              x={place.xM - machineWidthM / 2}
              y={place.yM - machineDepthM / 2}
              width={machineWidthM}
              height={machineDepthM}
            />
          </g>
        ))}
      </svg>
      {/* The search quotes paragraphs. */}
      <div className="m-0 small muted d-print-none">
        To scale.{' '}
        <span className="needs-script">
          Drag a machine, or move it with the arrow keys; it keeps {wallGapCm} cm from every wall.{' '}
        </span>
        The rates assume evenly mixed air, wherever the machine stands.
      </div>
      {picture({ lengthM, widthM, heightM, kind: roomKind, people, model, places })}
    </figure>
  );
}
