import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

export type TextureKind = 'colour' | 'normal' | 'orm';
export type MaterialTextures = Partial<Record<TextureKind, Buffer>>;

/** PNG with as few bytes as the picture allows: a palette, but for normals, whose steps would show. */
async function packed(file: string, kind: TextureKind): Promise<Buffer> {
  const plain = await readFile(file);
  const palette = kind !== 'normal';
  const smaller = await sharp(plain)
    .png({ palette, quality: 100, effort: 10, compressionLevel: 9, dither: 0 })
    .toBuffer();
  return smaller.length < plain.length ? smaller : plain;
}

/** The textures that Blender's script has left in `folder`, by the name of their material. */
export async function readTextures(folder: string): Promise<Map<string, MaterialTextures>> {
  const found = new Map<string, MaterialTextures>();
  for (const file of (await readdir(folder)).sort()) {
    const match = /^(.+)-(colour|normal|orm)\.png$/.exec(file);
    const [, material, kind] = match ?? [];
    if (material === undefined || kind === undefined) continue;
    const textures = found.get(material) ?? {};
    textures[kind as TextureKind] = await packed(`${folder}/${file}`, kind as TextureKind);
    found.set(material, textures);
  }
  return found;
}
