/** Millimetres: x to the right of the machine, y to its back, z up from the floor. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Units of the drawing, y down. */
export type Point2 = readonly [x: number, y: number];

/** A parallel projection from above: `project` places a point, `faces` tells whether a surface of that normal is seen. */
export type View = {
  project: (point: Point3) => Point2;
  faces: (normal: Point3) => boolean;
};

export type ViewSettings = {
  /** How far the viewer stands round to the right of the front, in degrees. */
  azimuthDeg: number;
  /** How far the viewer looks down, in degrees. */
  elevationDeg: number;
  /** Units of the drawing per millimetre. */
  scale: number;
  /** Where the middle of the machine's foot comes to lie. */
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

/** The view of every drawing of a whole machine: the one of its photographs, from a little higher. */
export function machineView(scale: number, at: Point2): View {
  return createView({ azimuthDeg: 27, elevationDeg: 20, scale, at });
}
