import { expect, it } from 'vitest';
import { inventions } from './invent-products';

it.each([1, 11, 89, 1000])('invents %d products with names of their own', (count) => {
  const slugs = inventions(count).map(({ slug }) => slug);
  expect(slugs).toHaveLength(count);
  expect(new Set(slugs).size).toBe(count);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it('invents no machine without its filter and no bottle in one colour', () => {
  const slugs = inventions(500).map(({ slug }) => slug);
  const machines = slugs.filter((slug) => slug.startsWith('generation-'));
  expect(machines.length).toBeGreaterThan(100);
  for (const machine of machines) expect(slugs).toContain(`${machine.replace('generation', 'gen')}-filter`);
  const white = slugs.filter((slug) => slug.endsWith('-white'));
  for (const bottle of white) expect(slugs).toContain(bottle.replace('-white', '-black'));
});
