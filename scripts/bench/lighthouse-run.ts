import * as chromeLauncher from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { categories, type PageRun, resourceKinds } from './page-run';

type NetworkItem = { resourceType?: string; transferSize?: number; url: string };

function networkItems(result: Result): NetworkItem[] {
  const details = result.audits['network-requests']?.details as { items?: NetworkItem[] } | undefined;
  return (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
}

function bytesOf(items: readonly NetworkItem[]): PageRun['bytes'] {
  const bytes = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0, other: 0, total: 0 };
  for (const { resourceType = 'Other', transferSize = 0 } of items) {
    const kind = resourceKinds.find((one) => one === resourceType.toLowerCase()) ?? 'other';
    bytes[kind] += transferSize;
    bytes.total += transferSize;
  }
  return bytes;
}

function faultsOf(result: Result): string[] {
  return categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = result.audits[id];
      const isFault = weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1;
      return isFault ? [`${category}: ${id}${audit?.displayValue ? ` (${audit.displayValue})` : ''}`] : [];
    }),
  );
}

function numberOf(result: Result, audit: string): number {
  const { numericValue } = result.audits[audit] ?? {};
  if (numericValue === undefined)
    throw new Error(`Lighthouse found no ${audit}: ${result.runtimeError?.message ?? ''}`);
  return numericValue;
}

/** One run of Lighthouse as a mobile telephone with simulated throttling, in a browser of its own. */
export async function runLighthouse(url: string, chromePath: string): Promise<PageRun> {
  const chrome = await chromeLauncher.launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox'] });
  try {
    const run = await lighthouse(url, { port: chrome.port, onlyCategories: [...categories], logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse returned nothing for ${url}`);
    const { lhr: result } = run;
    const items = networkItems(result);
    return {
      scores: Object.fromEntries(
        categories.map((category) => [category, Math.round((result.categories[category]?.score ?? 0) * 100)]),
      ) as PageRun['scores'],
      fcpMs: numberOf(result, 'first-contentful-paint'),
      lcpMs: numberOf(result, 'largest-contentful-paint'),
      tbtMs: numberOf(result, 'total-blocking-time'),
      cls: numberOf(result, 'cumulative-layout-shift'),
      speedIndexMs: numberOf(result, 'speed-index'),
      requests: items.length,
      bytes: bytesOf(items),
      faults: faultsOf(result),
      chromium: /Chrome\/([\d.]+)/.exec(result.environment.hostUserAgent)?.[1] ?? 'unknown',
    };
  } finally {
    chrome.kill();
  }
}
