import { RepeatWrapping, Texture } from 'three';
import type { GLTFLoaderPlugin, GLTFParser } from 'three/examples/jsm/loaders/GLTFLoader.js';

type Gltf = { textures: { source: number }[]; images: { bufferView: number; mimeType: string }[] };

/** Decodes textures without the `blob:` URLs of GLTFLoader, which the content security policy forbids. */
export function bitmapTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const { textures, images } = parser.json as Gltf;
  return {
    name: 'bitmap-textures',
    async loadTexture(index) {
      const image = images[textures[index]?.source ?? -1];
      if (!image) throw new Error(`the model has no texture ${index}`);
      const bytes = (await parser.getDependency('bufferView', image.bufferView)) as ArrayBuffer;
      const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      });
      const texture = new Texture(bitmap, undefined, RepeatWrapping, RepeatWrapping);
      texture.flipY = false;
      texture.needsUpdate = true;
      parser.associations.set(texture, { textures: index });
      return texture;
    },
  };
}
