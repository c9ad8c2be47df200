import path from 'node:path';
import sharp from 'sharp';
import { masterFile } from '../../pictures/picture-module';

/** A PDF keeps JPEG as it is and any other format as bare pixels. 210 mm at 180 dpi is the widest. */
const picture = { widthPx: 1500, quality: 80, ground: '#E9F0F3', faintestShadow: 6 };

/** A picture's address in a document: its name, and whether the empty margin of the cut-out is taken off. */
const source = /src="([\w-]+)(\.trimmed)?\.jpg"/g;

/** Names of the pictures that a document shows, each once. */
export function pictureNames(html: string): string[] {
  return [...new Set([...html.matchAll(source)].map(([, name]) => name ?? ''))].sort();
}

/** Puts the pictures of a document beside it. */
export async function putPictures(html: string, folder: string): Promise<void> {
  for (const [, name = '', trimmed = ''] of html.matchAll(source)) {
    const master = sharp(masterFile(name));
    await (trimmed ? master.trim({ threshold: picture.faintestShadow }) : master)
      .resize({ width: picture.widthPx, withoutEnlargement: true })
      .flatten({ background: picture.ground })
      .jpeg({ quality: picture.quality, mozjpeg: true })
      .toFile(path.join(folder, `${name}${trimmed}.jpg`));
  }
}
