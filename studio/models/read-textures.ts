import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';

type TextureKind = 'colour' | 'normal' | 'orm';
export type MaterialTextures = Partial<Record<TextureKind, Buffer>>;

/** PNG with as few bytes as the picture allows. The palette holds every colour that these pictures have, but for rounding. */
async function packed(file: string): Promise<Buffer> {
  const plain = await readFile(file);
  const options = { palette: true, quality: 100, effort: 10, compressionLevel: 9, dither: 0 } as const;
  const smaller = await sharp(plain).png(options).toBuffer();
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
    textures[kind as TextureKind] = await packed(`${folder}/${file}`);
    found.set(material, textures);
  }
  return found;
}
