import { parseArgs } from 'node:util';
import { benchPages, type BenchPage } from './bench-pages';

export const parts = ['pages', 'applied'] as const;
export type Part = (typeof parts)[number];

export type BenchOptions = {
  /** Lighthouse runs of a page and of its floor. */
  runs: number;
  pages: readonly BenchPage[];
  parts: readonly Part[];
  /** False measures what is in `dist/` as it is. */
  builds: boolean;
  /** Puts the tables into docs/performance.md. */
  writes: boolean;
  port: number;
  /** Another site's home page, measured in turns with ours. */
  peer?: string | undefined;
};

function chosen<Name extends string>(text: string | undefined, names: readonly Name[], option: string): Name[] {
  if (text === undefined) return [...names];
  const asked = text.split(',');
  const unknown = asked.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) throw new Error(`--${option}: "${unknown.join(', ')}" is none of ${names.join(', ')}`);
  return names.filter((name) => asked.includes(name));
}

/** Reads the options of `npm run bench -- ...`. Throws with the allowed values where one is unknown. */
export function benchOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '5' },
      pages: { type: 'string' },
      only: { type: 'string' },
      peer: { type: 'string' },
      port: { type: 'string', default: '4190' },
      'no-build': { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs: "${values.runs}" is no whole number from 1 on`);
  const names = chosen(
    values.pages,
    benchPages.map(({ name }) => name),
    'pages',
  );
  return {
    runs,
    pages: benchPages.filter(({ name }) => names.includes(name)),
    parts: chosen(values.only, parts, 'only'),
    builds: !values['no-build'],
    writes: values.write,
    port: Number(values.port),
    peer: values.peer,
  };
}
