import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { generationXSummary } from '../../../src/data/products/generation-x/summary';
import { generationYSummary } from '../../../src/data/products/generation-y/summary';
import { generationZSummary } from '../../../src/data/products/generation-z/summary';
import { sourceFiles } from '../../lib/source-files';
import { parseTsx, walk } from '../../vite/page-parts/syntax';

/** Figures of the specification, the law and our limits, each with the one file that may write it as a number. */
const sources: Record<string, readonly number[]> = {
  'src/domain/people.ts': [14.2],
  'src/domain/cost-over-years.ts': [1872, 2080, 5110, 8760],
  'src/domain/machines.ts': [727],
  'src/data/products/care.ts': [4380],
  'src/data/products/generation-x/summary.ts': [generationXSummary.pricePence],
  'src/data/products/generation-y/summary.ts': [generationYSummary.pricePence],
  'src/data/products/generation-z/summary.ts': [generationZSummary.pricePence],
  'src/features/enquiry/fields/field-rules.ts': [254],
  'src/lib/http/post-form.ts': [15_000],
  'src/lib/links/price-request-url.ts': [999],
};

/** States the machines' figures once more, for the tests. */
const byHand = 'src/mocks/figures-by-hand.ts';

function numbersIn(code: string): Set<unknown> {
  return new Set([...walk(parseTsx(code))].flatMap(([{ type, value }]) => (type === 'Literal' ? [value] : [])));
}

test('a figure or a limit is written as a number in its source alone', async () => {
  const files = (await sourceFiles(['src'], /\.tsx?$/)).filter(
    (file) => !/\.test\.|\.d\.ts$/.test(file) && file !== byHand,
  );
  const written = files.map((file) => ({ file, numbers: numbersIn(readFileSync(file, 'utf8')) }));
  for (const [source, figures] of Object.entries(sources))
    for (const figure of figures) {
      const places = written.filter(({ numbers }) => numbers.has(figure)).map(({ file }) => file);
      expect.soft(places, String(figure)).toEqual([source]);
    }
});
