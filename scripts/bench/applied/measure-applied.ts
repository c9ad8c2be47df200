import { type Browser, chromium } from '@playwright/test';
import type { BenchPage } from '../bench-pages';
import { median } from '../statistics';
import { type MeasuredPress, pressTable, type VisitedPage, visitTable } from './applied-tables';
import { firstPaintOnSlowLine, visit, type Visit } from './first-paint';
import { measurePress } from './measure-press';
import { menuPress, type Press, pressedAfterS, presses } from './presses';

/** Where the site, its floor and, where one is asked for, another site's home page are served. */
export type Origins = { own: string; floor: string; peer?: string | undefined };

/** Visits of each figure of this table. */
const runs = 7;

async function inTurns(measures: readonly (() => Promise<void>)[]): Promise<void> {
  for (let run = 1; run <= runs; run += 1) for (const measure of measures) await measure();
}

async function measureVisits(browser: Browser, pages: readonly BenchPage[], origins: Origins): Promise<VisitedPage[]> {
  const visited: VisitedPage[] = [];
  for (const page of pages) {
    const [own, floor, peer, slowLineMs]: [Visit[], Visit[], Visit[], number[]] = [[], [], [], []];
    const peerOrigin = page.path === menuPress.path ? origins.peer : undefined;
    await inTurns([
      async () => void own.push(await visit(browser, origins.own + page.path)),
      async () => void floor.push(await visit(browser, origins.floor + page.path)),
      ...(peerOrigin ? [async () => void peer.push(await visit(browser, peerOrigin))] : []),
      async () => void slowLineMs.push(await firstPaintOnSlowLine(browser, origins.own + page.path)),
    ]);
    visited.push({ page, own, floor, slowLineMs });
    if (peerOrigin) visited.push({ page: { name: 'peer’s home', path: '' }, own: peer, floor: [], slowLineMs: [] });
    console.log(`${page.name}: first paints ${own.map(({ firstPaintMs }) => Math.round(firstPaintMs)).join(', ')} ms`);
  }
  return visited;
}

async function measureAnswers(browser: Browser, { own, peer }: Origins): Promise<MeasuredPress[]> {
  const asked: { origin: string; press: Press }[] = presses.map((press) => ({ origin: own, press }));
  if (peer) asked.splice(1, 0, { origin: peer, press: { ...menuPress, name: 'peer’s menu', path: '' } });
  const measured = asked.map(({ origin, press }) => {
    const timesMs = { 0: [] as number[], 1: [] as number[], 3: [] as number[] };
    const measures = pressedAfterS.map(
      (afterS) => async () => void timesMs[afterS].push(await measurePress(browser, origin, press, afterS)),
    );
    return { name: press.name, timesMs, measures };
  });
  await inTurns(measured.flatMap(({ measures }) => measures));
  for (const { name, timesMs } of measured) {
    console.log(
      `${name}: ${pressedAfterS.map((afterS) => `${afterS} s ${Math.round(median(timesMs[afterS]))} ms`).join(', ')}`,
    );
  }
  return measured;
}

/**
 * What a telephone meets whose processor and line are really slowed down, by the browser, instead of reckoned as Lighthouse
 * does: each page in turns with its floor and the peer, then first presses. Two tables.
 */
export async function measureApplied(
  chromePath: string,
  pages: readonly BenchPage[],
  origins: Origins,
): Promise<string> {
  const browser = await chromium.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  try {
    const visited = await measureVisits(browser, pages, origins);
    const answers = await measureAnswers(browser, origins);
    return [visitTable(visited), pressTable(answers)].join('\n\n');
  } finally {
    await browser.close();
  }
}
