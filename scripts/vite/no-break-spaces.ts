import type { Plugin } from 'vite';
import { noBreakNamesInSource } from '../../src/lib/format/no-break-names.ts';
import { noBreakHyphens, noBreakUnitsInSource } from '../../src/lib/format/no-break-units.ts';

const texts = /\/(?:src|media\/documents)\/[^?]*\.(?:tsx?|mdx)(?:\?part=\w+)?$/;

/** Adds no-break spaces to texts as modules are read (docs/decisions/0015). Unit tests read plain spaces. */
export function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    enforce: 'pre',
    transform(source, id) {
      if (process.env.VITEST || !texts.test(id) || /\/src\/lib\/format\/keep-(?:names|units)\.ts$/.test(id))
        return null;
      const code = noBreakNamesInSource(noBreakHyphens(noBreakUnitsInSource(source)));
      return code === source ? null : { code, map: null };
    },
  };
}
