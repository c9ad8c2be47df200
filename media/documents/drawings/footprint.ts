import type { Point3, View } from './view';

/** Rounded rectangle from above, centred on the z axis; a circle has only corners. */
export type Footprint = { widthMm: number; depthMm: number; radiusMm: number };

/** Above the floor. */
export type Heights = readonly [lowMm: number, highMm: number];

type RimPlace = { x: number; y: number; normal: Point3 };

export function circle(radiusMm: number): Footprint {
  return { widthMm: 2 * radiusMm, depthMm: 2 * radiusMm, radiusMm };
}

/** Inset outline. */
export function inset({ widthMm, depthMm, radiusMm }: Footprint, byMm: number): Footprint {
  return { widthMm: widthMm - 2 * byMm, depthMm: depthMm - 2 * byMm, radiusMm: Math.max(radiusMm - byMm, 1) };
}

/** In mm. */
export function perimeterMm({ widthMm, depthMm, radiusMm }: Footprint): number {
  return 2 * (widthMm + depthMm) - 8 * radiusMm + 2 * Math.PI * radiusMm;
}

/** Straight stretches and quarter circles, from the middle of the front to the right. */
function stretches({ widthMm, depthMm, radiusMm: r }: Footprint) {
  const [halfW, halfD] = [widthMm / 2 - r, depthMm / 2 - r];
  const quarter = (Math.PI / 2) * r;
  return [
    { length: halfW, from: [0, -halfD - r], turn: 0 },
    { length: quarter, centre: [halfW, -halfD], turn: 0 },
    { length: 2 * halfD, from: [halfW + r, -halfD], turn: 1 },
    { length: quarter, centre: [halfW, halfD], turn: 1 },
    { length: 2 * halfW, from: [halfW, halfD + r], turn: 2 },
    { length: quarter, centre: [-halfW, halfD], turn: 2 },
    { length: 2 * halfD, from: [-halfW - r, halfD], turn: 3 },
    { length: quarter, centre: [-halfW, -halfD], turn: 3 },
    { length: halfW, from: [-halfW, -halfD - r], turn: 0 },
  ] as const;
}

/** Point `alongMm` right of the middle of the front. */
export function rimPlace(footprint: Footprint, alongMm: number): RimPlace {
  const length = perimeterMm(footprint);
  let rest = ((alongMm % length) + length) % length;
  for (const stretch of stretches(footprint)) {
    if (rest <= stretch.length || stretch.length === 0) {
      if (stretch.length === 0 && rest > 0) continue;
      const angle = (stretch.turn * Math.PI) / 2 - Math.PI / 2;
      if ('from' in stretch) {
        const [x, y] = stretch.from;
        return {
          x: x - Math.sin(angle) * rest,
          y: y + Math.cos(angle) * rest,
          normal: [Math.cos(angle), Math.sin(angle), 0],
        };
      }
      const turned = angle + rest / footprint.radiusMm;
      const [x, y] = stretch.centre;
      const normal = [Math.cos(turned), Math.sin(turned), 0] as const;
      return { x: x + normal[0] * footprint.radiusMm, y: y + normal[1] * footprint.radiusMm, normal };
    }
    rest -= stretch.length;
  }
  return rimPlace(footprint, 0);
}

export function rim(
  footprint: Footprint,
  heightMm: number,
  fromMm = 0,
  toMm = perimeterMm(footprint),
  count = 120,
): Point3[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = rimPlace(footprint, fromMm + ((toMm - fromMm) * index) / count);
    return [x, y, heightMm];
  });
}

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

/** The outline of a piece of the wall. */
export function wallPiece(footprint: Footprint, [fromMm, toMm]: Stretch, [lowMm, highMm]: Heights): Point3[] {
  return [...rim(footprint, lowMm, fromMm, toMm), ...rim(footprint, highMm, toMm, fromMm)];
}

/** Vertical lines every `pitchMm`. */
export function uprights(view: View, footprint: Footprint, pitchMm: number, [lowMm, highMm]: Heights): string {
  const count = Math.floor(perimeterMm(footprint) / pitchMm);
  return Array.from({ length: count }, (_, index) => rimPlace(footprint, index * pitchMm))
    .filter(({ normal }) => view.faces(normal))
    .map(({ x, y }) =>
      view.line([
        [x, y, lowMm],
        [x, y, highMm],
      ]),
    )
    .join('');
}
