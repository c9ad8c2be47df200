import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../../../src/config/company';
import { unwrapSample } from '../../../src/config/sample';
import { generationXSummary } from '../../../src/data/products/generation-x/summary';
import { generationYSummary } from '../../../src/data/products/generation-y/summary';
import { generationZSummary } from '../../../src/data/products/generation-z/summary';
import { consumerDays, delivery, deliveryPence } from '../../../src/data/products/delivery';
import { filterCare } from '../../../src/data/products/filter-care';
import { eachWorkingDay } from '../../../src/data/costs';
import { purifiers } from '../../../src/data/purifiers';
import { calculatorModels } from '../../../src/domain/machines';
import { maxMachines } from '../../../src/domain/room-answer';
import { quietBelowDbA, speedOf, workingSpeedLimitDbA } from '../../../src/domain/speeds';
import { co2LitresPerSecond } from '../../../src/domain/ventilation';
import { maxDrawnRooms } from '../../../src/features/case/case-view';
import { countWord } from '../../../src/lib/format/count-word';
import { money } from '../../../src/lib/format/money';
import { grouped } from '../../../src/lib/format/number';
import { sourceFiles } from '../../lib/source-files';
import { parseTsx, walk } from '../../vite/page-parts/syntax';

/** Figures of the specification, the law and our limits, each with the one file that may write it as a number. */
const sources: Record<string, readonly number[]> = {
  'src/domain/people.ts': [14.2],
  'src/domain/cost-over-years.ts': [1872, 5110, 8760],
  'src/domain/running-cost.ts': [2080],
  'src/domain/ventilation.ts': [0.0054, 0.0035],
  'src/domain/machines.ts': [727],
  'src/data/products/filter-care.ts': [4380],
  'src/data/products/generation-x/summary.ts': [generationXSummary.pricePence],
  'src/data/products/generation-y/summary.ts': [generationYSummary.pricePence],
  'src/data/products/generation-z/summary.ts': [generationZSummary.pricePence],
  'src/features/enquiry/fields/field-rules.ts': [254],
  'src/lib/http/post-form.ts': [15_000],
  'src/lib/links/price-request-url.ts': [999],
};

/** The same figures in words: code takes them from the source, texts in MDX write them as the source has them. */
const phrases: readonly [source: string, phrase: RegExp, figure: string][] = [
  ['filter-care.ts', /\b(\d+ to \d+) months/g, filterCare.changeMonthsText],
  ['filter-care.ts', /\bevery (\w+) months/gi, filterCare.cleanMonthsText],
  ['filter-care.ts', /\bday and night \(([\d,]+) hours\)/g, grouped(filterCare.changeHours)],
  ['delivery.ts', /\b(\d to \d) working days/g, delivery.days],
  ['delivery.ts', /(£[\d.,]+) an order/g, money(deliveryPence)],
  ['delivery.ts', /\b(\d+) days from delivery to/g, String(consumerDays.cancel)],
  ['delivery.ts', /\b(\d+) days (?:of delivery you can|to) reject/g, String(consumerDays.reject)],
  ['room-answers.ts', /more than (\w+) machines/gi, countWord(maxMachines)],
  ['speeds.ts', /\bat (\d+) dB\(A\) or less/g, String(workingSpeedLimitDbA)],
  ['company.ts', /\bwithin (\d+ hours), Monday/g, company.replyWithin],
  ['costs.ts', /\beach of (\d+) days a year/gi, String(eachWorkingDay.count)],
  ['ventilation.ts', /\b(0\.\d+) L\/s for a seated adult/g, String(co2LitresPerSecond.adults)],
  ['case-view.ts', /\bthe (\w+) largest\. All/gi, countWord(maxDrawnRooms)],
];

/** Figures that pages and drawings take from data; texts in data may write them. */
const pagePhrases: readonly [source: string, phrase: RegExp][] = [
  ['speeds.ts', new RegExp(`\\bspeed ${speedOf('GEN X', 'working').speed}\\b`, 'i')],
  ['speeds.ts', new RegExp(`\\bbelow ${quietBelowDbA} dB\\(A\\)`)],
  ['speeds.ts', new RegExp(`\\beasy up to ${workingSpeedLimitDbA}\\b`)],
  ['meeting-rooms.ts', /\b\d meeting rooms/],
  ['company.ts', /^, Monday to Friday/],
];

/** States the machines' figures once more, for the tests. */
const byHand = 'src/mocks/figures-by-hand.ts';

/** What a module writes: its numbers, and its strings, parts of templates and text between tags, each on one line. */
type Written = { file: string; numbers: Set<unknown>; texts: string[] };

async function writtenIn(folders: string[]): Promise<Written[]> {
  const files = (await sourceFiles(folders, /\.tsx?$/)).filter((file) => !/\.test\.|\.d\.ts$/.test(file));
  return files.map((file) => {
    const values = [...walk(parseTsx(readFileSync(file, 'utf8')))].map(([{ type, value }]) =>
      type === 'TemplateElement' ? (value as { cooked: string }).cooked : value,
    );
    const texts = values.filter((value) => typeof value === 'string').map((text) => text.replace(/\s+/g, ' '));
    return { file, numbers: new Set(values), texts };
  });
}

const written = await writtenIn(['src', 'media']);
const writtenBelow = (folders: RegExp) => written.filter(({ file }) => folders.test(file));

const phrasesFound = (
  modules: Written[],
  searched: readonly (readonly [source: string, phrase: RegExp, ...rest: string[]])[],
) =>
  modules.flatMap(({ file, texts }) =>
    searched.flatMap(([source, phrase]) =>
      texts.flatMap((text) => (text.match(phrase) ?? []).map((found) => `${file}: "${found}", see ${source}`)),
    ),
  );

test('a figure or a limit is written as a number in its source alone', () => {
  const modules = writtenBelow(/^src\//).filter(({ file }) => file !== byHand);
  for (const [source, figures] of Object.entries(sources))
    for (const figure of figures) {
      const places = modules.filter(({ numbers }) => numbers.has(figure)).map(({ file }) => file);
      expect.soft(places, String(figure)).toEqual([source]);
    }
});

test('code takes these figures from their source, in sentences too', () => {
  const modules = written.filter(({ file }) => !/^src\/app\/gallery\/|buyer-questions/.test(file));
  expect(phrasesFound(modules, phrases)).toEqual([]);
});

test('pages and drawings take figures from data', () => {
  expect(phrasesFound(writtenBelow(/^src\/(pages|features|app)\//), pagePhrases)).toEqual([]);
  const withWorkingDays = writtenBelow(/^src\/pages\//).filter(({ numbers }) => numbers.has(eachWorkingDay.count));
  expect(withWorkingDays.map(({ file }) => `${file}: see costs.ts`)).toEqual([]);
});

test('the description of the home page, which loads no data, names the least and the greatest airflow', () => {
  const airflows = Object.values(purifiers).map(({ ratedCadrM3PerHour }) => ratedCadrM3PerHour);
  const range = `${Math.min(...airflows)} to ${grouped(Math.max(...airflows))} m³/h`;
  expect(readFileSync('src/pages/HomePage.tsx', 'utf8')).toContain(`with ${range} of airflow`);
});

test('cut-outs stand beside each other at the heights of the machines', () => {
  const styles = readFileSync('src/styles/_mixins.scss', 'utf8');
  const drawnM = [...styles.matchAll(/\([sxyz], (\d\.\d+), \d+\)/g)].map(([, heightM]) => Number(heightM));
  expect(drawnM).toEqual(calculatorModels.map(({ sizeMm }) => unwrapSample(sizeMm)[2] / 1000));
});

test('texts in MDX write these figures as their source has them', async () => {
  const texts = (await sourceFiles(['src/content'], /\.mdx$/)).map((file) => readFileSync(file, 'utf8'));
  for (const [source, phrase, figure] of phrases)
    for (const [found, written] of texts.flatMap((text) => [...text.matchAll(phrase)]))
      expect.soft(written, `${source}: ${found}`).toBe(figure);
});
