import { expect, test } from 'vitest';
import { sectorKeys } from '@/config/sectors';
import { renderPage } from '@/entry-prerender';
import { intentAnswers } from '@/features/search/engine/intent-answers';
import { bottleIntents, leadOf, machineIntents } from '@/features/search/engine/intents';

const intents = [...bottleIntents, ...machineIntents];
const addresses = [undefined, 'homes' as const, ...sectorKeys].flatMap((sector) =>
  intents.map((intent) => leadOf(intent, sector).to),
);
const anchored = [...new Set(addresses)].filter((address) => /#(?!turn$)/.test(address)).sort();
const pages = [...new Set(anchored.map((address) => address.replace(/#.*/, '')))];

test('each title and text belongs to an intent', () => {
  const answers = new Set<string | undefined>(intents.map(({ answer }) => answer));
  expect(Object.keys(intentAnswers).filter((answer) => !answers.has(answer))).toEqual([]);
});

test.each(pages)('searches that lead to a section of %s find it', async (page) => {
  const { html } = await renderPage(page);
  const anchors = anchored.filter((address) => address.startsWith(`${page}#`)).map((address) => address.split('#')[1]);
  expect(anchors.filter((anchor) => !html.includes(` id="${anchor}"`))).toEqual([]);
});
