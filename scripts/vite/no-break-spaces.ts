import type { Plugin } from 'vite';
import { bindNamesInSource } from '../../src/lib/format/bind-names.ts';
import { bindHyphens, bindUnitsInSource } from '../../src/lib/format/bind-units.ts';

const texts = /\/(?:src|media\/documents)\/[^?]*\.(?:tsx?|mdx)(?:\?part=\w+)?$/;

/** Adds no-break spaces to texts as modules are read (docs/decisions/0015). Unit tests read plain spaces. */
export function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    enforce: 'pre',
    transform(source, id) {
      if (process.env.VITEST || !texts.test(id) || /\/src\/lib\/format\/keep-(?:names|units)\.ts$/.test(id))
        return null;
      const code = bindNamesInSource(bindHyphens(bindUnitsInSource(source)));
      return code === source ? null : { code, map: null };
    },
  };
}
