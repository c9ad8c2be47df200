import { rateText, type StatedRate } from '@/domain/air-changes';

export type CompareFigure = {
  text: string;
  unit?: string;
  note?: string;
  /** Replaces the text. */
  rate?: StatedRate;
  /** Value for ranking and drawing; undefined if unknown. */
  amount?: number | undefined;
};

export type CompareRow = {
  label: string;
  note?: string;
  figures: readonly CompareFigure[];
  /** Label of the best figure, so that colour is not the only cue. */
  best?: { word: string; isLeast?: boolean };
  drawing?: 'bar' | 'steps';
  /** Mark on the bars, in the unit of `amount`. */
  mark?: number;
  isVerdict?: boolean;
  /** Shown under "All figures". */
  isDetail?: boolean;
};

export function figureText({ text, unit = '', note = '', rate }: CompareFigure): string {
  return [rate ? rateText(rate) : text, unit, note].filter(Boolean).join(' ');
}

type PartedRows = Record<'main' | 'details' | 'same', CompareRow[]>;

/** Parts the rows by their place on the page; a single product differs in all. */
export function partRows(rows: readonly CompareRow[]): PartedRows {
  const isSame = ({ figures }: CompareRow) =>
    figures.length > 1 && new Set(figures.map((figure) => figureText(figure))).size === 1;
  const different = rows.filter((row) => !isSame(row));
  return {
    main: different.filter(({ isDetail }) => !isDetail),
    details: different.filter(({ isDetail }) => isDetail),
    same: rows.filter(isSame),
  };
}

/** Indexes of the best figures: several on a tie, none if unranked or all equal. */
export function bestPlaces({ figures, best }: CompareRow): number[] {
  const amounts = figures.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
  if (!best || new Set(amounts).size < 2) return [];
  const winner = best.isLeast ? Math.min(...amounts) : Math.max(...amounts);
  return figures.flatMap(({ amount }, place) => (amount === winner ? [place] : []));
}
