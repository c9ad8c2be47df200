import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isPicture } from '../vite/media-host';

/** Adds the pictures that data alone show to a built site: no script names them, so only the server build has them. */
export async function addPictures(serverDir: string, outDir: string): Promise<void> {
  for (const file of await readdir(join(serverDir, 'assets'))) {
    if (isPicture(file)) await copyFile(join(serverDir, 'assets', file), join(outDir, 'assets', file));
  }
}
