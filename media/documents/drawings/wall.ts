import { type Footprint, perimeterMm, rim, rimPlace } from './footprint';
import { openPath } from './path';
import type { Point2, Point3, View } from './view';

export type Place = (point: Point3) => Point3;

/** In mm right of the middle of the front. */
export type Stretch = readonly [fromMm: number, toMm: number];

/** Visible part; it must be one piece. */
export function seenOf(view: View, footprint: Footprint, [fromMm, toMm]: Stretch): Stretch {
  const steps = 240;
  const seen = Array.from({ length: steps + 1 }, (_, index) => fromMm + ((toMm - fromMm) * index) / steps).filter(
    (along) => view.faces(rimPlace(footprint, along).normal),
  );
  return [seen[0] ?? fromMm, seen.at(-1) ?? toMm];
}

export function seenWall(view: View, footprint: Footprint): Stretch {
  const half = perimeterMm(footprint) / 2;
  return seenOf(view, footprint, [-half, half]);
}

export function wallPiece(
  view: View,
  footprint: Footprint,
  [fromMm, toMm]: Stretch,
  [lowMm, highMm]: readonly [number, number],
  place: Place = (point) => point,
): Point2[] {
  const low = rim(footprint, lowMm, fromMm, toMm);
  const high = rim(footprint, highMm, toMm, fromMm);
  return [...low, ...high].map((point) => view.project(place(point)));
}

export function wallLine(
  view: View,
  footprint: Footprint,
  [fromMm, toMm]: Stretch,
  heightMm: number,
  place: Place = (point) => point,
): string {
  return openPath(rim(footprint, heightMm, fromMm, toMm).map((point) => view.project(place(point))));
}

/** Vertical lines every `pitchMm`. */
export function uprights(
  view: View,
  footprint: Footprint,
  pitchMm: number,
  [lowMm, highMm]: readonly [number, number],
  place: Place = (point) => point,
): string {
  const count = Math.floor(perimeterMm(footprint) / pitchMm);
  return Array.from({ length: count }, (_, index) => rimPlace(footprint, index * pitchMm))
    .filter(({ normal }) => view.faces(normal))
    .map(({ x, y }) => openPath([view.project(place([x, y, lowMm])), view.project(place([x, y, highMm]))]))
    .join('');
}
