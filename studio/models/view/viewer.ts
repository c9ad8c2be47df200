import { studioTint } from '../../../src/features/viewer/studio-tint';
import { createModelScene, type Aim } from '../../../src/features/viewer/scene/model-scene';

/** A model as the viewer of the product pages draws it, from some sides. */
export type Sides = { slug: string; azimuthsDeg: number[]; elevationDeg: number; sizePx: number };

declare global {
  interface Window {
    drawSides?: (sides: Sides) => Promise<string[]>;
  }
}

const bytesOf = async (name: string) => (await fetch(`/public/models/${name}`)).arrayBuffer();

window.drawSides = async ({ slug, azimuthsDeg, elevationDeg, sizePx }) => {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true });
  if (!context) throw new Error('there is no WebGL 2');
  const aimAt = (azimuthDeg: number): Aim => ({
    orbit: { azimuthDeg, elevationDeg, zoom: 1 },
    opened: 0,
    lookingAt: undefined,
    beside: undefined,
    isMeasured: false,
    labelRoom: 0,
  });
  let tell: (picture: string) => void = () => {};
  const scene = await createModelScene({
    context,
    model: bytesOf(`${slug}.glb`),
    light: await bytesOf('studio.hdr'),
    tint: studioTint(slug),
    prefersReducedMotion: () => true,
    first: aimAt(0),
    // In the task of the drawing: afterwards the canvas may be empty.
    onDraw: () => tell(canvas.toDataURL('image/png')),
  });
  const pictures: string[] = [];
  for (const azimuthDeg of azimuthsDeg) {
    const drawn = new Promise<string>((resolve) => (tell = resolve));
    scene.aim(aimAt(azimuthDeg));
    scene.resize(sizePx, sizePx);
    pictures.push(await drawn);
  }
  scene.end();
  return pictures;
};
