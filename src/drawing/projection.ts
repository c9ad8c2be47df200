/** x to the right and down, y to the left and down, z up. */
export type Point3 = readonly [x: number, y: number, z: number];

/** @param scale units of the drawing per unit of the room */
type Project = (point: Point3, scale: number) => readonly [x: number, y: number];

/** Projects a point to the drawing, whose x is to the right and y down. */
export const isometric: Project = ([x, y, z], scale) => [(x - y) * 0.866 * scale, ((x + y) * 0.5 - z) * scale];

/** A box in a room. */
export type BoxSize = {
  /** The corner nearest to the room's far corner, in metres. */
  at: Point3;
  /** Extent along x, y and z, in metres. */
  size: Point3;
};

/** Fill colours of the three faces that are seen. */
export type BoxFaces = readonly [top: string, left: string, right: string];

function sum([x, y, z]: Point3, [a, b, c]: Point3): Point3 {
  return [x + a, y + b, z + c];
}

/** Path data in one projection. */
function pathsIn(project: Project) {
  function text(point: Point3, scale: number): string {
    return project(point, scale)
      .map((unit) => unit.toFixed(1))
      .join(' ');
  }

  function line(points: readonly Point3[], scale: number): string {
    return `M${points.map((point) => text(point, scale)).join('L')}`;
  }

  /** @param points start, two handles, end */
  function curve([start, ...rest]: readonly [Point3, Point3, Point3, Point3], scale: number): string {
    return `M${text(start, scale)}C${rest.map((point) => text(point, scale)).join(' ')}`;
  }

  /** A parallelogram between two edges that start at `at`. */
  function face(at: Point3, edge: Point3, across: Point3, scale: number): string {
    return `${line([at, sum(at, edge), sum(sum(at, edge), across), sum(at, across)], scale)}Z`;
  }

  function box({ at, size: [a, b, c] }: BoxSize, scale: number): BoxFaces {
    return [
      face(sum(at, [0, 0, c]), [a, 0, 0], [0, b, 0], scale),
      face(sum(at, [0, b, 0]), [a, 0, 0], [0, 0, c], scale),
      face(sum(at, [a, 0, 0]), [0, b, 0], [0, 0, c], scale),
    ];
  }

  /** A room seen from inside. */
  function room([a, b, c]: Point3, scale: number): { floor: string; backWall: string; sideWall: string } {
    const corner: Point3 = [0, 0, 0];
    return {
      floor: face(corner, [a, 0, 0], [0, b, 0], scale),
      backWall: face(corner, [a, 0, 0], [0, 0, c], scale),
      sideWall: face(corner, [0, b, 0], [0, 0, c], scale),
    };
  }

  return { line, curve, face, box, room };
}

export const isometricPaths = pathsIn(isometric);
