import { openPath, type Point2 } from './path';

/** x right, y back, z up, in mm. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Parallel projection; `faces` is true for visible normals. */
export type View = {
  project: (point: Point3) => Point2;
  faces: (normal: Point3) => boolean;
  /** Path data. */
  line: (points: readonly Point3[]) => string;
  outline: (points: readonly Point3[]) => string;
};

type ViewSettings = {
  /** Degrees to the right of the front. */
  azimuthDeg?: number;
  /** Degrees downwards. */
  elevationDeg?: number;
  /** Units per mm. */
  scale: number;
  /** Position of the foot's centre. */
  at: Point2;
};

function viewOf({ project, faces }: Pick<View, 'project' | 'faces'>): View {
  const line = (points: readonly Point3[]) => openPath(points.map(project));
  return { project, faces, line, outline: (points) => `${line(points)}Z` };
}

export function createView({ azimuthDeg = 27, elevationDeg = 20, scale, at: [left, top] }: ViewSettings): View {
  const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
  const [sinA, cosA, sinE, cosE] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  return viewOf({
    project: ([x, y, z]) => [
      left + (x * cosA + y * sinA) * scale,
      top - (-x * sinA * sinE + y * cosA * sinE + z * cosE) * scale,
    ],
    faces: ([x, y, z]) => x * sinA * cosE - y * cosA * cosE + z * sinE > 1e-9,
  });
}

/** The view of a part that is somewhere else than in its machine. */
export function placed({ project, faces }: View, place: (point: Point3) => Point3): View {
  return viewOf({ project: (point) => project(place(point)), faces });
}

export function translated(view: View, [dx, dy, dz]: Point3): View {
  return placed(view, ([x, y, z]) => [x + dx, y + dy, z + dz]);
}

/** Tilts about the foot. */
export function tilted(view: View, angleDeg: number, pivotMm: number): View {
  const angle = (angleDeg * Math.PI) / 180;
  return placed(view, ([x, y, z]) => {
    const up = z - pivotMm;
    return [x, y * Math.cos(angle) - up * Math.sin(angle), pivotMm + y * Math.sin(angle) + up * Math.cos(angle)];
  });
}
