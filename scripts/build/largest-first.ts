import { statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The modules of a page in the order in which they are best asked for: the entry, which runs first, then the largest. Over
 * HTTP/1.1 six come at a time; what is long and asked for last arrives alone, long after all others.
 */
export function largestFirst(outDir: string, [entry, ...others]: readonly string[]): string[] {
  const sizeBytes = new Map(others.map((file) => [file, statSync(join(outDir, file)).size]));
  return [entry ?? [], others.sort((one, other) => (sizeBytes.get(other) ?? 0) - (sizeBytes.get(one) ?? 0))].flat();
}
