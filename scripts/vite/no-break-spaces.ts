import type { Plugin } from 'vite';
import { keepNamesInSource } from '../../src/lib/format/keep-names.ts';
import { keepHyphens, keepUnitsInSource } from '../../src/lib/format/keep-units.ts';

const texts = /\/(?:src|media\/documents)\/[^?]*\.(?:tsx?|mdx)(?:\?part=\w+)?$/;

/** Adds no-break spaces to texts as modules are read (docs/decisions/0015). Unit tests read plain spaces. */
export function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    enforce: 'pre',
    transform(source, id) {
      if (process.env.VITEST || !texts.test(id) || /\/src\/lib\/format\/keep-(?:names|units)\.ts$/.test(id))
        return null;
      const code = keepNamesInSource(keepHyphens(keepUnitsInSource(source)));
      return code === source ? null : { code, map: null };
    },
  };
}
