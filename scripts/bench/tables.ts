import os from 'node:os';

/** A page that is measured. */
export type BenchPage = { name: string; path: string };

/** A column of a Markdown table; figures are aligned to the right. */
export type Column<Row> = { head: string; cell: (row: Row) => string; isFigure?: boolean };

/** A column of figures. */
export function figure<Row>(head: string, cell: (row: Row) => string): Column<Row> {
  return { head, cell, isFigure: true };
}

/** One line for each row; a bar in a cell is escaped. */
export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns.map(({ head }) => head)),
    `|${columns.map(({ isFigure }) => (isFigure ? '---:' : '---')).join('|')}|`,
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
}

/** NaN for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2;
}

/** Rounds; an empty cell if nothing was measured. */
export const whole = (value: number) => (Number.isNaN(value) ? '' : String(Math.round(value)));
/** Bytes as KiB with one decimal. */
export const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** One sentence with day, processor, memory and versions, to stand below measured figures. */
export function machineLine(versions: Record<string, string>): string {
  const [cpu] = os.cpus();
  const gib = Math.round(os.totalmem() / 1024 ** 3);
  const programs = Object.entries({ Node: process.versions.node, ...versions }).map((pair) => pair.join(' '));
  const date = new Date().toISOString().slice(0, 10);
  return `Measured on ${date}: ${cpu?.model.trim() ?? 'unknown processor'}, ${os.cpus().length} cores, ${gib} GiB, ${os.type()}; ${programs.join(', ')}.`;
}
