import type { ObliqueBoxProps, ObliqueFaces } from './ObliqueBox';

const white: ObliqueFaces = ['#ffffff', '#e4ebef', '#cfdae0'];
const teal: ObliqueFaces = ['#bfdfe4', '#9fcbd2', '#84b6be'];
const wood: ObliqueFaces = ['#e9d9cc', '#d9c5b5', '#c7b09e'];
const coral: ObliqueFaces = ['#d98a60', '#c06b3f', '#a65430'];
const wall: ObliqueFaces = ['#0B1422', '#dbe5ea', '#c5d3da'];
const steel: ObliqueFaces = ['#c3ced6', '#a9b8c2', '#93a4b0'];

function box(at: ObliqueBoxProps['at'], size: ObliqueBoxProps['size'], faces: ObliqueFaces): ObliqueBoxProps {
  return { at, size, faces };
}

function bed(x: number, y: number): ObliqueBoxProps[] {
  return [
    box([x, y, 0], [0.95, 0.1, 0.95], white),
    box([x, y + 0.1, 0.22], [0.95, 1.9, 0.22], white),
    box([x + 0.12, y + 0.16, 0.44], [0.7, 0.36, 0.1], white),
    box([x, y + 0.7, 0.44], [0.95, 1.3, 0.08], teal),
  ];
}

function locker(x: number, y: number): ObliqueBoxProps {
  return box([x, y, 0], [0.42, 0.42, 0.75], wood);
}

function chair(x: number, y: number, faces: ObliqueFaces = teal): ObliqueBoxProps[] {
  return [box([x, y, 0], [0.48, 0.1, 0.8], faces), box([x, y + 0.1, 0], [0.48, 0.42, 0.42], faces)];
}

/** Starts at `x`, in metres. */
export function bayBoxes(x: number, coralChair: boolean): ObliqueBoxProps[] {
  const beds = [0.35, 2.1, 3.85, 5.6].flatMap((offset) => [
    ...bed(x + offset, 0.15),
    ...(offset < 5 ? [locker(x + offset + 1.12, 0.15)] : []),
  ]);
  return [...beds, ...chair(x + 1.4, 2.6, coralChair ? coral : teal), ...chair(x + 4.9, 2.6)];
}

export function isolationBoxes(x: number): ObliqueBoxProps[] {
  return [
    ...bed(x + 0.9, 0.15),
    locker(x + 2.05, 0.15),
    ...chair(x + 3, 1.2),
    // The lobby between the room and the corridor.
    box([x + 0.07, 3.9, 0], [2.9, 0.14, 0.7], wall),
  ];
}

export function treatmentBoxes(x: number): ObliqueBoxProps[] {
  return [
    box([x + 0.2, 0.15, 0], [3.3, 0.6, 0.9], white),
    box([x + 0.5, 0.25, 0.9], [0.6, 0.4, 0.04], steel),
    box([x + 1.3, 1.9, 0.2], [0.8, 2, 0.5], steel),
    box([x + 1.3, 1.9, 0.7], [0.8, 2, 0.12], teal),
    box([x + 2.5, 2.5, 0], [0.42, 0.42, 0.5], coral),
    box([x + 0.4, 2.4, 0], [0.5, 0.6, 0.85], white),
  ];
}

export function waitingBoxes(x: number, y: number): ObliqueBoxProps[] {
  const row = (depth: number, from: number) =>
    [0, 1, 2, 3, 4, 5].flatMap((index) =>
      chair(x + from + index * 0.68, y + depth, depth === 3 && index === 2 ? coral : teal),
    );
  return [...row(0.25, 0.9), ...row(1.75, 0.9), ...row(3, 0.9), box([x + 5.4, y + 1.3, 0], [1.3, 0.8, 0.42], wood)];
}

export function stationBoxes(x: number, y: number): ObliqueBoxProps[] {
  return [
    box([x + 0.7, y + 0.2, 0], [4.5, 0.35, 1.1], wood),
    box([x + 0.7, y + 0.55, 0], [4.5, 0.55, 0.75], white),
    box([x + 1.5, y + 0.7, 0.75], [0.6, 0.08, 0.42], steel),
    box([x + 3.6, y + 0.7, 0.75], [0.6, 0.08, 0.42], steel),
    box([x + 1.6, y + 1.5, 0], [0.42, 0.42, 0.5], coral),
    box([x + 3.7, y + 1.5, 0], [0.42, 0.42, 0.5], teal),
    box([x + 0.5, y + 3.6, 0], [2.4, 0.5, 0.9], white),
  ];
}

export function consultingBoxes(x: number, y: number): ObliqueBoxProps[] {
  return [
    box([x + 0.25, y + 0.3, 0], [1.5, 0.7, 0.74], wood),
    box([x + 0.7, y + 0.4, 0.74], [0.5, 0.08, 0.4], steel),
    ...chair(x + 0.8, y + 1.2, coral),
    box([x + 0.3, y + 2.5, 0.2], [0.75, 1.9, 0.35], steel),
    box([x + 0.3, y + 2.5, 0.55], [0.75, 1.9, 0.1], teal),
  ];
}

export function sluiceBoxes(x: number, y: number): ObliqueBoxProps[] {
  return [box([x + 0.2, y + 0.2, 0], [1.1, 0.55, 0.9], steel), box([x + 0.2, y + 1.6, 0], [0.6, 0.6, 1], white)];
}
