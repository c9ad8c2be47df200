import { rm, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import sharp from 'sharp';

/**
 * Writes the master of each given PNG: AVIF, quality 84, full colour resolution, into `../media/masters`. A part that only a
 * film shows goes to `films/parts`, since every master is a picture of the site.
 */

const quality = 84;

for (const file of process.argv.slice(2)) {
  const name = basename(file, '.png');
  const master = `${name.startsWith('part-') ? 'films/parts' : '../media/masters'}/${name}.avif`;
  await sharp(file).avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toFile(master);
  await rm(`../media/masters/${name}.webp`, { force: true });
  console.log(`${master} ${((await stat(master)).size / 1024).toFixed(0)} KB`);
}
