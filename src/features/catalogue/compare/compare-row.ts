import { rateText, type StatedRate } from '@/domain/air-changes';

/** What one product has in a row. */
export type CompareFigure = {
  text: string;
  unit?: string;
  note?: string;
  /** Printed in place of the text. */
  rate?: StatedRate;
  /** What is ranked and drawn; undefined where it is not known, as a price on request. */
  amount?: number | undefined;
};

/** One line of the table. */
export type CompareRow = {
  label: string;
  note?: string;
  figures: readonly CompareFigure[];
  /** The word at the best figure, so that its colour never stands alone. */
  best?: { word: string; isLeast?: boolean };
  drawing?: 'bar' | 'square' | 'steps';
  /** A mark on the bars, in the unit of the amounts. */
  mark?: number;
};

/** What stands in a figure, so that two can be told to be the same. */
export function figureText({ text, unit = '', note = '', rate }: CompareFigure): string {
  return [rate ? rateText(rate) : text, unit, note].filter(Boolean).join(' ');
}

/** Parts the rows that differ from those that say the same of every product. One product alone differs in everything. */
export function partRows(rows: readonly CompareRow[]): { different: CompareRow[]; same: CompareRow[] } {
  const isSame = ({ figures }: CompareRow) =>
    figures.length > 1 && new Set(figures.map((figure) => figureText(figure))).size === 1;
  return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

/** The places of the best figures of a row: none where nothing is ranked or all are equal, several where they tie. */
export function bestPlaces({ figures, best }: CompareRow): number[] {
  const amounts = figures.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (!best || new Set(amounts).size < 2) return [];
  const winner = best.isLeast ? Math.min(...amounts) : Math.max(...amounts);
  return figures.flatMap(({ amount }, place) => (amount === winner ? [place] : []));
}
