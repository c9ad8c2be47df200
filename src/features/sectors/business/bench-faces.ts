import type { Point3 } from '@/lib/isometric';
import { flatFace } from '../flat-projection';
import { benchAt, benchCount, desk } from './building';

function benchesAndPairs(pairs: number): { index: number; pair: number }[] {
  return Array.from({ length: benchCount * pairs }, (_, i) => ({ index: Math.floor(i / pairs), pair: i % pairs }));
}

/** Seats and backs of the chairs along one side of every bench: -1 is the side away from the viewer. */
export function chairFaces(pairs: number, side: -1 | 1, scale: number): string[] {
  return benchesAndPairs(pairs).map(({ index, pair }) => {
    const { xM, y0M } = benchAt(index, pairs);
    const y = y0M + (pair + 0.5) * desk.widthM - 0.25;
    const edge = side < 0 ? xM : xM + 2 * desk.depthM;
    const [near, far] = [edge + side * 0.12, edge + side * 0.6];
    const seat: Point3[] = [
      [near, y, 0.45],
      [far, y, 0.45],
      [far, y + 0.5, 0.45],
      [near, y + 0.5, 0.45],
    ];
    const back: Point3[] = [
      [far, y, 0.45],
      [far, y + 0.5, 0.45],
      [far, y + 0.5, 0.95],
      [far, y, 0.95],
    ];
    return flatFace(seat, scale) + flatFace(back, scale);
  });
}

/** The monitors of a bench, two to a pair, as upright panes either side of the middle. */
export function monitorFaces(index: number, pairs: number, scale: number): string {
  const { xM, y0M } = benchAt(index, pairs);
  return Array.from({ length: pairs }, (_, pair) => {
    const y = y0M + (pair + 0.5) * desk.widthM - 0.35;
    return [0.5, 1.1]
      .map((x) =>
        flatFace(
          [
            [xM + x, y, 0.86],
            [xM + x, y + 0.7, 0.86],
            [xM + x, y + 0.7, 1.28],
            [xM + x, y, 1.28],
          ],
          scale,
        ),
      )
      .join('');
  }).join('');
}
