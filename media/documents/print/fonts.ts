import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

const source = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wdth-normal.woff2';

/** The weights that the style sheets name. A PDF holds a font of fixed weight as a font, a variable one as drawings. */
const weights = [400, 450, 550, 600] as const;

const characters = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'\u00a0£€×÷·–—‘’“”…°−§©®™éèüöñç',
].join('');

/** Writes one font file a weight into the folder and returns the style sheet that names them. */
export async function putFonts(root: string, folder: string): Promise<string> {
  const variable = await readFile(path.join(root, source));
  const faces: string[] = [];
  for (const weight of weights) {
    const file = `instrument-sans-${weight}.woff2`;
    const font = await subsetFont(variable, characters, {
      targetFormat: 'woff2',
      variationAxes: { wght: weight, wdth: 100 },
    });
    await writeFile(path.join(folder, file), font);
    faces.push(
      `@font-face { font-family: 'Instrument Sans'; font-weight: ${weight}; src: url('${file}') format('woff2'); }`,
    );
  }
  return faces.join('\n');
}
