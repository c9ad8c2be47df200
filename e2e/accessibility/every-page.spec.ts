import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pageAddresses } from '../addresses';
import { expect, open, test } from '../visitor';
import { smallTargets, type Target } from './measure-targets';

/** IBM's engine beside axe: it looks for other things, and for the same in another way. See docs/decisions/0022. */
const engine = readFileSync('node_modules/accessibility-checker-engine/ace.js', 'utf8');

type Engine = {
  Checker: new () => {
    check: (
      node: Document,
      guidelines: string[],
    ) => Promise<{
      results: { ruleId: string; value: [level: string, outcome: string]; message: string; snippet: string }[];
    }>;
  };
};

/** Findings that are none here: docs/decisions/0022 has the reasons. */
const exceptions = [
  /^aria_content_in_landmark: .*<a href="#main"/,
  /^element_tabbable_role_valid: The tabbable element's role 'region'/,
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What WCAG 2.5.8 asks of every target, and what a finger asks of those that act. */
const leastPx = 24;
const comfortablePx = 44;

async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(`${engine}; window.ace = ace;`);
  const violations = await page.evaluate(async () => {
    const { Checker } = (window as unknown as { ace: Engine }).ace;
    const { results } = await new Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, snippet }) => `${ruleId}: ${message} ${snippet.slice(0, 160)}`);
  });
  return violations.filter((each) => !exceptions.some((exception) => exception.test(each)));
}

async function targetsBelow(page: Page): Promise<Target[]> {
  return (await smallTargets(page, comfortablePx)).filter(({ isLink, widthPx, heightPx }) => {
    return Math.min(widthPx, heightPx) < leastPx || (!isLink && heightPx < comfortablePx);
  });
}

// In two halves, so that two browsers share the work.
for (const half of [0, 1]) {
  test(`on every page each target is 24 px or more, each button and field 44 px high, and a second engine finds nothing (${half + 1} of 2)`, async ({
    page,
    isMobile,
  }) => {
    test.setTimeout(300_000);
    for (const address of pageAddresses.filter((_, index) => index % 2 === half)) {
      await open(page, address);
      expect.soft(await targetsBelow(page), `targets of ${address}`).toEqual([]);
      // The same HTML in either window: seen once.
      if (!isMobile) expect.soft(await violationsOf(page), `second engine on ${address}`).toEqual([]);
    }
  });
}
