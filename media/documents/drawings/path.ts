/** In units of a drawing, y down. */
export type Point2 = readonly [x: number, y: number];

const pair = ([x, y]: Point2) => `${x.toFixed(1)} ${y.toFixed(1)}`;

export function openPath(points: readonly Point2[]): string {
  return points.map((point, index) => `${index === 0 ? 'M' : 'L'}${pair(point)}`).join('');
}

export function closedPath(points: readonly Point2[]): string {
  return `${openPath(points)}Z`;
}

function turn([ax, ay]: Point2, [bx, by]: Point2, [cx, cy]: Point2): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

function halfHull(points: readonly Point2[]): Point2[] {
  const half: Point2[] = [];
  for (const point of points) {
    while (half.length > 1) {
      const [last, before] = [half.at(-1), half.at(-2)];
      if (!last || !before || turn(before, last, point) > 0) break;
      half.pop();
    }
    half.push(point);
  }
  return half.slice(0, -1);
}

/** Andrew's monotone chain. */
export function hull(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...halfHull(sorted), ...halfHull(sorted.reverse())];
}
