/** x right, y back, z up, in mm. */
export type Point3 = readonly [x: number, y: number, z: number];

/** y down. */
export type Point2 = readonly [x: number, y: number];

/** Parallel projection; `faces` is true for visible normals. */
export type View = {
  project: (point: Point3) => Point2;
  faces: (normal: Point3) => boolean;
};

type ViewSettings = {
  /** Degrees to the right of the front. */
  azimuthDeg: number;
  /** Degrees downwards. */
  elevationDeg: number;
  /** Units per mm. */
  scale: number;
  /** Position of the foot's centre. */
  at: Point2;
};

export function createView({ azimuthDeg, elevationDeg, scale, at: [left, top] }: ViewSettings): View {
  const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
  const [sinA, cosA, sinE, cosE] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  return {
    project: ([x, y, z]) => [
      left + (x * cosA + y * sinA) * scale,
      top - (-x * sinA * sinE + y * cosA * sinE + z * cosE) * scale,
    ],
    faces: ([x, y, z]) => x * sinA * cosE - y * cosA * cosE + z * sinE > 1e-9,
  };
}

export function machineView(scale: number, at: Point2): View {
  return createView({ azimuthDeg: 27, elevationDeg: 20, scale, at });
}
