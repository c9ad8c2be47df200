import { DataTexture, LinearFilter, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { Colour } from '@/features/viewer/studio-tint';

const sidePx = 64;
/** Width of the soft edge, as a share of the base. */
const reach = 0.55;

/** Darkness, 0 to 1, at a point in half sizes of the box from its centre. */
function shade(x: number, z: number): number {
  const outside = Math.hypot(Math.max(Math.abs(x) - 0.8, 0), Math.max(Math.abs(z) - 0.8, 0));
  return Math.exp(-((outside / (reach * 0.42)) ** 2) / 2);
}

type ShadowOptions = {
  /** In the middle, from 0 to 1. */
  darkness?: number | undefined;
  /** From 0 to 255. */
  colour?: Colour | undefined;
};

const coolShadow: Colour = [11, 20, 34];

/** A soft shadow on the floor below a thing of this size in metres. */
export function contactShadow(widthM: number, depthM: number, options: ShadowOptions = {}): Mesh {
  const { darkness = 0.42, colour = coolShadow } = options;
  const pixels = new Uint8Array(sidePx * sidePx * 4);
  for (let row = 0; row < sidePx; row++) {
    for (let column = 0; column < sidePx; column++) {
      const at = (index: number) => ((index + 0.5) / sidePx - 0.5) * 2 * (1 + reach);
      pixels.set([...colour, Math.round(255 * darkness * shade(at(column), at(row)))], (row * sidePx + column) * 4);
    }
  }
  const texture = new DataTexture(pixels, sidePx, sidePx);
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearFilter;
  texture.needsUpdate = true;
  const plane = new PlaneGeometry(widthM * (1 + reach), depthM * (1 + reach)).rotateX(-Math.PI / 2);
  const shadow = new Mesh(
    plane,
    new MeshBasicMaterial({ map: texture, transparent: true, depthWrite: false, toneMapped: false }),
  );
  shadow.renderOrder = -1;
  return shadow;
}
