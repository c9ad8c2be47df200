import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holdsTexts } from './no-break-spaces';

test.each(['no-break-names', 'no-break-units'])('the functions that set no-break spaces keep their own: %s', (name) => {
  const path = `src/lib/format/${name}.ts`;
  expect(existsSync(path)).toBe(true);
  expect(holdsTexts(`/site/${path}`)).toBe(false);
});

test.each([
  'src/pages/HomePage.tsx',
  'src/pages/HomePage.tsx?part=first',
  'src/content/terms.mdx',
  'src/config/company.ts',
])('a module with texts gets them: %s', (path) => expect(holdsTexts(`/site/${path}`)).toBe(true));
