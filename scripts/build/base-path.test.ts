// @vitest-environment node
import { expect, test } from 'vitest';
import { basePathOf } from './base-path';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['mars', '/mars/'],
  ['/mars', '/mars/'],
  ['/mars/', '/mars/'],
  ['uk/mars/', '/uk/mars/'],
])('the folder %o is %s', (typed, path) => {
  expect(basePathOf(typed)).toBe(path);
});
