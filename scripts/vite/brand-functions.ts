import { type CustomFunction, SassColor, SassList, SassString, type Value } from 'sass';
import { colours, colourSteps, fontFamily, typeSizes } from '../../src/config/brand.ts';

const allColours: Record<string, string> = { ...colours, ...colourSteps };

function colour(name: string): SassColor {
  const hex = allColours[name];
  if (!hex) throw new Error(`src/config/brand.ts has no colour "${name}"`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  return new SassColor({ red, green, blue });
}

/** Pairs for `@each $name, $value in`. */
function pairs(names: string[], valueOf: (name: string) => Value): SassList {
  return new SassList(names.map((name) => new SassList([new SassString(name), valueOf(name)])));
}

/** Sass functions of the theme with the values of src/config/brand.ts. */
export const brandFunctions: Record<string, CustomFunction<'async'>> = {
  'brand-colour($name)': ([name]) => colour(name?.assertString().text ?? ''),
  'brand-colours()': () => pairs(Object.keys(allColours), colour),
  'brand-sizes()': () =>
    pairs(
      Object.keys(typeSizes),
      (name) => new SassString(typeSizes[name as keyof typeof typeSizes], { quotes: false }),
    ),
  'brand-font()': () => new SassString(fontFamily),
};
