import { expect, test } from 'vitest';
import { sectorKeys } from '@/config/sectors';
import { renderPage } from '@/entry-prerender';
import { bottleIntents } from '@/features/search/engine/bottle-intents';
import { leadOf } from '@/features/search/engine/intent';
import { machineIntents } from '@/features/search/engine/machine-intents';
import { saleIntents } from '@/features/search/engine/sale-intents';

const intents = [...saleIntents, ...bottleIntents, ...machineIntents];
const addresses = [undefined, 'homes' as const, ...sectorKeys].flatMap((sector) =>
  intents.map((intent) => leadOf(intent, sector).to),
);
const anchored = [...new Set(addresses)].filter((address) => /#(?!turn$)/.test(address)).sort();
const pages = [...new Set(anchored.map((address) => address.replace(/#.*/, '')))];

test.each(pages)('searches that lead to a section of %s find it', async (page) => {
  const { html } = await renderPage(page);
  const anchors = anchored.filter((address) => address.startsWith(`${page}#`)).map((address) => address.split('#')[1]);
  expect(anchors.filter((anchor) => !html.includes(` id="${anchor}"`))).toEqual([]);
});
