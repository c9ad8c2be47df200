import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  LinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';
import type { StudioTint } from '@/features/viewer/studio-tint';

/** Tints half-float RGBA pixels; alpha stays. */
function tintLight(pixels: Uint16Array, { factor, cove }: StudioTint): void {
  for (const [index, half] of pixels.entries()) {
    const [share, added] = [factor[index % 4], cove[index % 4]];
    if (share === undefined || added === undefined) continue;
    pixels[index] = DataUtils.toHalfFloat(DataUtils.fromHalfFloat(half) * share + added);
  }
}

/** @param bytes of `studio.hdr`, the light of the product pictures */
export function studioLight(renderer: WebGLRenderer, bytes: ArrayBuffer, tint?: StudioTint): WebGLRenderTarget {
  const { data, width, height, type } = new HDRLoader().parse(bytes);
  if (tint) tintLight(new Uint16Array(data.buffer), tint);
  const picture = new DataTexture(data, width, height, undefined, type);
  picture.mapping = EquirectangularReflectionMapping;
  picture.colorSpace = LinearSRGBColorSpace;
  picture.minFilter = LinearFilter;
  picture.magFilter = LinearFilter;
  picture.flipY = true;
  picture.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromEquirectangular(picture);
  generator.dispose();
  picture.dispose();
  return light;
}
