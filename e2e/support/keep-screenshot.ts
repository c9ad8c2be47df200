import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Unset: no screenshots. */
const folder = process.env.LOOK;

export async function keepLook(name: string, picture: () => Promise<Uint8Array>): Promise<void> {
  if (!folder) return;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replace(/[^\w,.]+/g, '-').slice(0, 120)}.png`), await picture());
}
