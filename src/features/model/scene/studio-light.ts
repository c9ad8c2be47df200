import {
  DataTexture,
  EquirectangularReflectionMapping,
  LinearFilter,
  LinearSRGBColorSpace,
  PMREMGenerator,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';

/** The light of the studio in which the pictures were taken, from the bytes of `studio.hdr`; its texture is the environment. */
export function studioLight(renderer: WebGLRenderer, bytes: ArrayBuffer): WebGLRenderTarget {
  const { data, width, height, type } = new HDRLoader().parse(bytes);
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
