import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { answerRoom, comparisonFor, machinesLabel, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { rate } from '@/domain/air-changes';
import { machineSizeM } from '@/domain/machines';
import { roomVolumeM3 } from '@/domain/room';
import { IsometricBox } from '@/drawing/IsometricBox';
import { IsometricMachine } from '@/drawing/IsometricMachine';
import { isometric, isometricPaths, type Point3 } from '@/drawing/projection';
import { priceIfListed } from '@/lib/format/money';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { faces, type NightRoom, nightRooms } from './night-rooms';
import styles from './RoomsAtNight.module.scss';

/** The answer for a room; where it has no list price, the one that has. */
function choiceFor(room: ExampleRoom) {
  const choice = recommendedChoice(room);
  return choice.pricePence === undefined ? (comparisonFor(answerRoom(room))?.choice ?? choice) : choice;
}

/** As in "One Generation X, £495". */
function pricedMachines({ room }: Pick<NightRoom, 'room'>): string {
  const choice = choiceFor(room);
  return `${machinesLabel(choice)}, ${priceIfListed(choice.pricePence)}`;
}

const [firstMachine, ...otherMachines] = new Set(nightRooms.map(pricedMachines));
/** Otherwise each stands beside its room. */
const allTakeTheSame = otherMachines.length === 0;

/** Three rooms at night, each with its noise; their machine and price once, where all take the same. */
export function RoomsAtNight({ id }: { id: string }) {
  return (
    <>
      <h2 id={id} className="mb-4">
        {allTakeTheSame ? `${firstMachine}, for any of these` : 'Which machine for which room'}
      </h2>
      <ul className={`plain-list ${styles.rooms}`}>
        {nightRooms.map((each) => (
          <li key={each.room.key}>
            <RoomDrawing {...each} />
            <RoomAnswer room={each.room} />
          </li>
        ))}
      </ul>
    </>
  );
}

function RoomAnswer({ room }: Pick<NightRoom, 'room'>) {
  const { model, machines, speed, noiseDbA } = choiceFor(room);
  return (
    <div>
      <h3>
        {room.name}, <span className="text-nowrap">{noBreakUnits(`${room.lengthM} × ${room.widthM} m`)}</span>
      </h3>
      {!allTakeTheSame && <p className="mt-1 mb-0 fw-semibold">{pricedMachines({ room })}</p>}
      <p className="num h1 text-nowrap my-2">
        {noiseDbA}
        <small className="unit"> dB(A)</small>
      </p>
      <p className="m-0 text-pale">
        Speed {speed}: <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour
      </p>
    </div>
  );
}

/** Units of the drawing per metre. */
const scale = 40;

/** Two panes between curtains. */
function WindowWithCurtains({ window: [x, sill, width, height] }: { window: NonNullable<NightRoom['window']> }) {
  const part = (from: number, wide: number, below = 0) =>
    isometricPaths.face([from, 0, sill - below], [wide, 0, 0], [0, 0, height + below], scale);
  return (
    <>
      <path d={part(x, width / 2) + part(x + width / 2, width / 2)} fill="var(--ink)" />
      <path d={part(x - 0.22, 0.3, 0.25) + part(x + width - 0.08, 0.3, 0.25)} fill="var(--ember-600)" />
    </>
  );
}

/** A round shade that narrows to its top. */
function Shade({ at }: { at: Point3 }) {
  const [x, y] = isometric(at, scale);
  const [wide, narrow, half] = [0.19 * scale, 0.11 * scale, 0.13 * scale];
  return (
    <path
      d={`M${x - wide} ${y + half}A${wide} ${wide / 2} 0 0 0 ${x + wide} ${y + half}L${x + narrow} ${y - half}A${narrow} ${narrow / 2} 0 0 0 ${x - narrow} ${y - half}Z`}
      fill="var(--ember-300)"
      stroke="#fff"
    />
  );
}

function RoomDrawing({ room, blocks, window, lamp, machineAt: [x, y] }: NightRoom) {
  const { lengthM, widthM, heightM } = room;
  const { model } = choiceFor(room);
  const [width, depth, height] = machineSizeM(model);
  const { floor, backWall, sideWall } = isometricPaths.room([lengthM, widthM, heightM], scale);
  const outlet: Point3 = [x + width / 2, y + depth / 2, height];
  /** The air rises to the ceiling and falls along the walls and into the room. */
  const ends: Point3[] = [
    [0.9, 0.15, heightM * 0.62],
    [0.9, widthM * 0.55, heightM * 0.5],
    [lengthM * 0.45, widthM - 0.3, 1],
    [lengthM - 0.4, widthM * 0.75, 0.9],
  ];
  const air = ends.map((end) => {
    const over: Point3 = [outlet[0] * 0.8 + end[0] * 0.2, outlet[1] * 0.8 + end[1] * 0.2, heightM];
    const before: Point3 = [outlet[0] * 0.2 + end[0] * 0.8, outlet[1] * 0.2 + end[1] * 0.8, heightM];
    return isometricPaths.curve([outlet, over, before, end], scale);
  });
  /** The air that it draws in, along the floor to its lower half. */
  const intake = [0, 2, 4].map((line) => {
    const from: Point3 = [x - 1.5 + line * 0.36, y + 0.7 + line * 0.24, 0.12];
    const near: Point3 = [x - 0.35 + line * 0.14, y + depth + 0.16 + line * 0.07, 0.15];
    return isometricPaths.curve(
      [from, [from[0] + 0.5, from[1] - 0.1, 0.1], near, [x + width * 0.45, y + depth, height * 0.3]],
      scale,
    );
  });
  const id = useId();
  const glows = [
    { at: lamp, radiusM: 1.5, colour: 'var(--ember)', opacity: 0.5 },
    { at: [x + width / 2, y + depth / 2, height * 0.6], radiusM: 1.2, colour: 'var(--cyan)', opacity: 0.5 },
  ] as const;
  const [left, top] = [-widthM * 0.866 * scale, -heightM * scale];
  const [wide, high] = [(lengthM + widthM) * 0.866 * scale, (lengthM + widthM) * 0.5 * scale - top];
  return (
    <svg
      viewBox={[left - 2, top - 2, wide + 4, high + 4].map(Math.round).join(' ')}
      className="d-block w-100 h-auto align-self-md-end"
      aria-hidden="true"
    >
      <g stroke="var(--slate-on-dark)" strokeWidth="1" strokeLinejoin="round">
        <path d={floor} fill="var(--night-700)" />
        <path d={backWall} fill="var(--deep-600)" />
        <path d={sideWall} fill="var(--deep)" />
        {window && <WindowWithCurtains window={window} />}
      </g>
      <clipPath id={id}>
        <path d={floor + backWall + sideWall} />
      </clipPath>
      {glows.map(({ at, radiusM, colour, opacity }, index) => {
        const [cx, cy] = isometric(at, scale);
        return (
          <g key={colour}>
            <radialGradient id={`${id}-${index}`}>
              <stop stopColor={colour} stopOpacity={opacity} />
              <stop offset="1" stopColor={colour} stopOpacity="0" />
            </radialGradient>
            <circle cx={cx} cy={cy} r={radiusM * scale} fill={`url(#${id}-${index})`} clipPath={`url(#${id})`} />
          </g>
        );
      })}
      {blocks.map(([at, blockSize, tone], index) => (
        <IsometricBox key={index} at={at} size={blockSize} faces={faces[tone]} scale={scale} />
      ))}
      <Shade at={lamp} />
      <IsometricMachine model={model} at={[x, y]} scale={scale} />
      <g fill="none" strokeWidth="1" strokeLinecap="round">
        <path d={air.join('')} stroke="var(--cyan)" />
        <path d={intake.join('')} stroke="var(--ember)" />
      </g>
    </svg>
  );
}
