import type { Plugin } from 'vite';
import { keepHyphens, keepUnitsInSource } from '../src/lib/keep-units.ts';

const texts = /\/(?:src|scripts\/documents)\/[^?]*\.(?:tsx?|mdx)$/;
const tests = /\.test\.tsx?$/;

/**
 * Ties numbers to their units in every text of the project as its module is read: JSX, data and prose alike, so that no
 * writer has to think of it, and the build for browsers, the prerendered HTML, the data files and the tests agree. Stands
 * before every plugin that compiles. Tests keep their plain spaces, which is how a reader's ear and a search take them.
 */
export function keptTogether(): Plugin {
  return {
    name: 'kept-together',
    enforce: 'pre',
    transform(source, id) {
      if (!texts.test(id) || id.endsWith('/src/lib/keep-units.ts')) return null;
      const code = tests.test(id) ? keepHyphens(source) : keepHyphens(keepUnitsInSource(source));
      return code === source ? null : { code, map: null };
    },
  };
}
