import { runLighthouse } from './lighthouse-run';
import { listedPaths } from './listed-paths';
import { type Column, markdownTable } from './markdown';
import { categories, type PageRun } from './page-run';

type CheckedPage = { path: string; run: PageRun };

const columns: Column<CheckedPage>[] = [
  { head: 'page', cell: ({ path }) => `\`${path}\`` },
  ...categories.map((category) => ({
    head: category,
    cell: ({ run }: CheckedPage) => String(run.scores[category]),
    isFigure: true,
  })),
  { head: 'LCP ms', cell: ({ run }) => String(Math.round(run.lcpMs)), isFigure: true },
  { head: 'why', cell: ({ run }) => run.faults.join('; ') },
];

/** One run on every page that search engines may list; a table of those below 100 in any category. */
export async function checkAllPages(dir: string, origin: string, chromePath: string): Promise<string> {
  const checked: CheckedPage[] = [];
  for (const path of await listedPaths(dir)) {
    const run = await runLighthouse(origin + path, chromePath);
    checked.push({ path, run });
    console.log(
      `${path}: ${categories.map((category) => run.scores[category]).join(' ')}, LCP ${Math.round(run.lcpMs)} ms`,
    );
  }
  const below = checked.filter(({ run }) => categories.some((category) => run.scores[category] < 100));
  const summary = `${checked.length - below.length} of ${checked.length} pages have 100 in all four categories in a single run.`;
  return below.length === 0 ? summary : `${summary}\n\n${markdownTable(columns, below)}`;
}
