import type { Plugin } from 'vite';
import { noBreakNamesInSource } from '../../src/lib/format/no-break-names.ts';
import { noBreakHyphens, noBreakUnitsInSource } from '../../src/lib/format/no-break-units.ts';

const texts = /\/(?:src|media\/documents)\/[^?]*\.(?:tsx?|mdx)(?:\?part=\w+)?$/;
const ownFunctions = /\/src\/lib\/format\/no-break-\w+\.ts$/;

/** Whether a module's texts get no-break spaces: not the functions that set them, whose patterns hold plain ones. */
export function holdsTexts(id: string): boolean {
  return texts.test(id) && !ownFunctions.test(id);
}

/** Adds no-break spaces to texts as modules are read (docs/decisions/0015). Unit tests read plain spaces. */
export function noBreakSpaces(): Plugin {
  return {
    name: 'no-break-spaces',
    enforce: 'pre',
    transform(source, id) {
      if (process.env.VITEST || !holdsTexts(id)) return null;
      const spaced = noBreakNamesInSource(noBreakHyphens(noBreakUnitsInSource(source)));
      // In an article a line ends neither between "speed" and its number nor between a component and its unit.
      const code = id.includes('.mdx') ? spaced.replace(/(\bspeed|\/>) (?=\d|m³\/h|dB\(A\))/gi, '$1\u00a0') : spaced;
      return code === source ? null : { code, map: null };
    },
  };
}
