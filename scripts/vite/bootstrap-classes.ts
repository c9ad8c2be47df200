import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sassFalse, sassTrue, type CustomFunction } from 'sass';

const names = /[\w-]+/g;
const stackGaps = /<Stack\b[^>]*\bgap=\{(\d)\}/g;

/** The classes of `md={4}`, `lg={{ span: 4, offset: 1 }}` and `{ lg: { span: 4 } }`; of a Row they count its columns. */
function columnsIn(source: string, prefix = 'col'): string[] {
  return [...source.matchAll(/\b(xs|sm|md|lg|xl|xxl)(?:=\{|: )([^}]*)/g)].flatMap(([, breakpoint, value = '']) =>
    [...value.matchAll(/(?:(offset|order): ?)?\b(\d{1,2})\b/g)].map(([, kind = prefix, count]) =>
      [kind, ...(breakpoint === 'xs' ? [] : [breakpoint]), count].join('-'),
    ),
  );
}

/** Names in the sources that may be classes, with those that react-bootstrap makes of its props. */
export function namesIn(source: string): string[] {
  const rows = source.match(/<Row\b[^>]*>/g) ?? [];
  return [
    ...(source.match(names) ?? []),
    ...[...source.matchAll(stackGaps)].map(([, gap]) => `gap-${gap}`),
    ...columnsIn(source.replace(/<Row\b[^>]*>/g, '')),
    ...columnsIn(rows.join(''), 'row-cols'),
  ];
}

function namesInSources(): Set<string> {
  // The gallery of parts is built in development alone, where all classes are.
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!app[\\/]gallery[\\/]).*(?<!\.test)\.(tsx|mdx)$/.test(file),
  );
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
