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
  drawing?: 'bar' | 'steps';
  /** Mark on the bars, in the unit of `amount`. */
  mark?: number;
  /** The row that says which is enough for the room; the choice has the amount 1. */
  isVerdict?: boolean;
  /** Shown under "All figures". */
  isDetail?: boolean;
};

/** Shown where one machine is not enough for the room. */
export const tooSmall = 'Too small';

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

/** What the room makes of each column: one is chosen, those too small step back. */
export type ColumnState = 'chosen' | 'small' | undefined;

export function columnLooks(rows: readonly CompareRow[]): ColumnState[] {
  const verdict = rows.find(({ isVerdict }) => isVerdict);
  return (verdict?.figures ?? []).map(({ text, amount }) =>
    amount === 1 ? 'chosen' : text === tooSmall ? 'small' : undefined,
  );
}
