import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sassFalse, sassTrue, type CustomFunction } from 'sass';

const names = /[\w-]+/g;
const stackGaps = /<Stack\b[^>]*\bgap=\{(\d)\}/g;

/** Names in the sources that may be classes, with the gaps of react-bootstrap's Stack. */
export function namesIn(source: string): string[] {
  return [...(source.match(names) ?? []), ...[...source.matchAll(stackGaps)].map(([, gap]) => `gap-${gap}`)];
}

function namesInSources(): Set<string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.(tsx|mdx)$/.test(file));
  return new Set(files.flatMap((file) => namesIn(readFileSync(join('src', file), 'utf8'))));
}

/** Sass functions of the theme. `is-used('d-flex')`: true if a component names the class; in development, always. */
export function bootstrapClasses(isDevelopment: boolean): Record<string, CustomFunction<'async'>> {
  let used: Set<string> | undefined;
  return {
    'is-used($class)': ([className]) => {
      used ??= isDevelopment ? new Set() : namesInSources();
      return isDevelopment || used.has(className?.assertString().text ?? '') ? sassTrue : sassFalse;
    },
  };
}
