import sharp from 'sharp';

/** Writes the master of a picture as PNG, for the studio to lay something over it: NAME FILE. */

const [name, file] = process.argv.slice(2);
if (name === undefined || file === undefined) throw new Error('decode-master.ts NAME FILE');
await sharp(`../media/masters/${name}.avif`).png().toFile(file);
