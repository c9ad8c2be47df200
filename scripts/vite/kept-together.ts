import type { Plugin } from 'vite';
import { keepNamesInSource } from '../../src/lib/format/keep-names.ts';
import { keepHyphens, keepUnitsInSource } from '../../src/lib/format/keep-units.ts';

const texts = /\/(?:src|media\/documents)\/[^?]*\.(?:tsx?|mdx)$/;

/**
 * Ties numbers to their units and models to their letters in every text of the project as its module is read: JSX, data
 * and prose alike, so that no writer has to think of it, and the build for browsers, the prerendered HTML, the data files
 * and the printed documents agree. Stands before every plugin that compiles. Unit tests read the words as they are
 * written, with plain spaces.
 */
export function keptTogether(): Plugin {
  return {
    name: 'kept-together',
    enforce: 'pre',
    transform(source, id) {
      if (process.env.VITEST || !texts.test(id) || /\/src\/lib\/format\/keep-(?:names|units)\.ts$/.test(id))
        return null;
      const code = keepNamesInSource(keepHyphens(keepUnitsInSource(source)));
      return code === source ? null : { code, map: null };
    },
  };
}
