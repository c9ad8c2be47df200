import type { MachineShape } from './machine-shape';
import { createView, type View } from './view';

/** Step picture in 0.1 mm. */
export const stepSize = { width: 540, height: 450 } as const;

const [sinAzimuth, cosAzimuth] = [Math.sin((27 * Math.PI) / 180), Math.cos((27 * Math.PI) / 180)];
const [sinElevation, cosElevation] = [Math.sin((20 * Math.PI) / 180), Math.cos((20 * Math.PI) / 180)];

/** Extent below the centre, and height, in mm of the picture plane. */
function extent({ body: { widthMm, depthMm }, heightMm }: MachineShape) {
  const foot = ((widthMm * sinAzimuth + depthMm * cosAzimuth) * sinElevation) / 2;
  return { footMm: foot, heightMm: heightMm * cosElevation + 2 * foot };
}

function scaleFor(shape: MachineShape, height: number): number {
  return height / extent(shape).heightMm;
}

export function widthFor(shape: MachineShape, height: number): number {
  const { widthMm, depthMm } = shape.body;
  return (widthMm * cosAzimuth + depthMm * sinAzimuth) * scaleFor(shape, height);
}

/** View with the machine at `x`, its lowest point at `bottom`. */
export function standingView(shape: MachineShape, x: number, bottom: number, height: number): View {
  const scale = scaleFor(shape, height);
  return createView({ scale, at: [x, bottom - extent(shape).footMm * scale] });
}
