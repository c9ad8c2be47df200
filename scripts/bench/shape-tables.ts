import { type Column, markdownTable } from './markdown';
import { kinds, type PageShape, type WidthPx, windows } from './page-shape';

export type PageShapes = Record<WidthPx, PageShape>;

/** A page now, and as it was where an earlier site was measured, too and had it. */
export type ShapedPage = { path: string; now: PageShapes; before?: PageShapes };

type Read = (shapes: PageShapes) => number | undefined;

const px = (value: number) => value.toLocaleString('en-GB');
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

function cell({ now, before }: ShapedPage, read: Read, write: (value: number) => string): string {
  const written = (shapes: PageShapes | undefined) => {
    const value = shapes && read(shapes);
    return value === undefined ? '' : write(value);
  };
  const [was, is] = [written(before), written(now)];
  return was && is ? `${was} → ${is}` : is || (was && `${was} → none`);
}

const pageColumn: Column<ShapedPage> = { head: 'page', cell: ({ path }) => `\`${path}\`` };

function columnsOf(key: 'heightPx' | 'pricePx' | 'recommendationPx' | 'calculatorPx', name: string) {
  return windows.map(({ widthPx }): Column<ShapedPage> => ({
    head: `${name} ${widthPx}`,
    cell: (page) => cell(page, (shapes) => shapes[widthPx][key], px),
    isFigure: true,
  }));
}

const textNames = { document: 'HTML', script: 'script', stylesheet: 'CSS', font: 'font' } as const;
const byteColumns = kinds.flatMap((kind) =>
  kind === 'image'
    ? windows.map(({ widthPx }): Column<ShapedPage> => ({
        head: `pictures ${widthPx}`,
        cell: (page) => cell(page, (shapes) => shapes[widthPx].bytes.image, kib),
        isFigure: true,
      }))
    : [
        {
          head: textNames[kind],
          cell: (page: ShapedPage) => cell(page, (shapes) => shapes[390].bytes[kind], kib),
          isFigure: true,
        },
      ],
);

/** Four tables in Markdown: heights, first answers, calculators in px from the top, bytes at load in KiB. */
export function shapeTables(pages: readonly ShapedPage[]): string {
  const withAnswer = pages.filter(({ now }) => now[1440].pricePx !== undefined);
  const withCalculator = pages.filter(({ now }) => now[1440].calculatorPx !== undefined);
  return [
    markdownTable([pageColumn, ...columnsOf('heightPx', 'height')], pages),
    markdownTable(
      [pageColumn, ...columnsOf('pricePx', 'first price'), ...columnsOf('recommendationPx', 'first machine')],
      withAnswer,
    ),
    markdownTable([pageColumn, ...columnsOf('calculatorPx', 'calculator')], withCalculator),
    markdownTable([pageColumn, ...byteColumns], pages),
  ].join('\n\n');
}

/** Each page and width that can be scrolled sideways. */
export function sidewaysFaults(pages: readonly ShapedPage[]): string[] {
  return pages.flatMap(({ path, now }) =>
    windows
      .filter(({ widthPx }) => now[widthPx].sidewaysPx > 0)
      .map(({ widthPx }) => `${path} at ${widthPx}: ${now[widthPx].sidewaysPx} px wider than the window`),
  );
}
