import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Paths of the files below these folders that match, sorted, with forward slashes. */
export async function sourceFiles(folders: string[], pattern: RegExp): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name).replaceAll('\\', '/');
      if (entry.isFile() && pattern.test(path)) found.push(path);
    }
  }
  return found.sort();
}
