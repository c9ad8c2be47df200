import { rateText, type StatedRate } from '@/domain/air-changes';

/** A cell of the comparison. */
export type CompareFigure = {
  text: string;
  unit?: string;
  note?: string;
  /** Replaces the text. */
  rate?: StatedRate;
  /** Value for ranking and drawing; undefined if unknown. */
  amount?: number | undefined;
  /** In the row of the verdict: what the room makes of the machine. */
  state?: ColumnState;
};

/** One machine is chosen; those too small, of which the room takes more than of the chosen, step back. */
export type ColumnState = 'chosen' | 'small' | undefined;

/** A row of the comparison, one figure a product. */
export type CompareRow = {
  label: string;
  note?: string;
  figures: readonly CompareFigure[];
  drawing?: 'bar' | 'steps';
  /** Mark on the bars, in the unit of `amount`. */
  mark?: number;
  /** The row that says which is enough for the room. */
  isVerdict?: boolean;
  /** Shown under "All figures". */
  isDetail?: boolean;
};

/** Shown where one machine is not enough for the room. */
export const tooSmall = 'Too small';

/** The text of a cell, as a screen reader reads it. */
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

/** The state of each column; none without a verdict. */
export function columnStates(rows: readonly CompareRow[]): ColumnState[] {
  return (rows.find(({ isVerdict }) => isVerdict)?.figures ?? []).map(({ state }) => state);
}
