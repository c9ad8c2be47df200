/** A column of a table: its head, and what it says of a row. Figures stand at the right. */
export type Column<Row> = { head: string; cell: (row: Row) => string; isFigure?: boolean };

/** A table in Markdown. */
export function markdownTable<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [
    line(columns.map(({ head }) => head)),
    `|${columns.map(({ isFigure }) => (isFigure ? '---:' : '---')).join('|')}|`,
    ...rows.map((row) => line(columns.map(({ cell }) => cell(row)))),
  ].join('\n');
}

function marker(name: string, end: 'begin' | 'end'): string {
  return `<!-- ${name}: ${end} -->`;
}

/**
 * A document with a new text between the markers of a name.
 * @throws where the markers are not there
 */
export function withSection(document: string, name: string, text: string): string {
  const [begin, end] = [marker(name, 'begin'), marker(name, 'end')];
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`The document lacks ${begin} and ${end}`);
  return `${document.slice(0, from + begin.length)}\n\n${text.trim()}\n\n${document.slice(to)}`;
}
