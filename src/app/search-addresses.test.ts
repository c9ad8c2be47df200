import { expect, test } from 'vitest';
import { renderPage } from '@/entry-prerender';
import { machineIntents } from '@/features/search/engine/machine-intents';
import { saleIntents } from '@/features/search/engine/sale-intents';

const addresses = [...saleIntents, ...machineIntents].map(([to]) => to);
const anchored = [...new Set(addresses)].filter((address) => /#(?!turn$)/.test(address));

test.each(anchored)('a search that leads to %s finds its place on the page', async (address) => {
  const [path = '', anchor = ''] = address.split('#');
  expect((await renderPage(path)).html.includes(` id="${anchor}"`)).toBe(true);
});
