import type { BenchPage } from './bench-pages';
import { runLighthouse } from './lighthouse-run';
import { medianRun } from './median-run';
import type { PageRun } from './page-run';
import type { MeasuredPage } from './page-tables';

type Origins = { own: string; floor: string };

/** Measures each page and its floor in turns. */
export async function measurePages(
  pages: readonly BenchPage[],
  runs: number,
  origins: Origins,
  chromePath: string,
): Promise<MeasuredPage[]> {
  const measured: MeasuredPage[] = [];
  for (const page of pages) {
    const [own, floor]: [PageRun[], PageRun[]] = [[], []];
    for (let run = 1; run <= runs; run += 1) {
      own.push(await runLighthouse(origins.own + page.path, chromePath));
      floor.push(await runLighthouse(origins.floor + page.path, chromePath));
      console.log(
        `${page.name}, run ${run} of ${runs}: LCP ${Math.round(own.at(-1)?.lcpMs ?? NaN)} ms, floor ${Math.round(floor.at(-1)?.lcpMs ?? NaN)} ms`,
      );
    }
    measured.push({ page, own: medianRun(own), floor: medianRun(floor) });
  }
  return measured;
}
