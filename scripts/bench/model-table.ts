import { type Column, markdownTable } from './markdown';
import { median } from './statistics';

/** When the last file of a kind had arrived, in ms after the press, and how much of it there was, as sent. */
export type Arrived = { endMs: number; bytes: number };

/** One press of 'Turn it round': times in ms after it. */
export type ModelLoad = {
  progressMs: number;
  frameMs: number;
  script: Arrived;
  light: Arrived;
  model: Arrived;
  all: Arrived;
};

export type ModelPress = { name: string; loads: ModelLoad[] };

function column(head: string, figure: (load: ModelLoad) => number, digits = 0): Column<ModelPress> {
  return { head, cell: ({ loads }) => median(loads.map(figure)).toFixed(digits), isFigure: true };
}

const columns: Column<ModelPress>[] = [
  { head: 'model', cell: ({ name }) => name },
  { head: 'runs', cell: ({ loads }) => String(loads.length), isFigure: true },
  column('progress shown, ms', ({ progressMs }) => progressMs),
  column('script there', ({ script }) => script.endMs),
  column('light there', ({ light }) => light.endMs),
  column('model there', ({ model }) => model.endMs),
  column('first frame', ({ frameMs }) => frameMs),
  {
    head: 'worst',
    cell: ({ loads }) => Math.max(...loads.map(({ frameMs }) => frameMs)).toFixed(0),
    isFigure: true,
  },
  column('script KiB', ({ script }) => script.bytes / 1024, 1),
  column('model KiB', ({ model }) => model.bytes / 1024, 1),
  column('all KiB', ({ all }) => all.bytes / 1024, 1),
];

/** Medians, and the worst time to the first frame. */
export function modelTable(presses: readonly ModelPress[]): string {
  return markdownTable(columns, presses);
}
