import { expect, test } from 'vitest';
import { isSlug } from './is-slug';

test.each(['x', 'generation-x', '7', 'gen-2-x', 'a'.repeat(100)])(
  '%s is the name of something in an address',
  (text) => {
    expect(isSlug(text)).toBe(true);
  },
);

test.each(['', '-x', 'x-', 'a--b', 'Generation-x', 'a b', 'a_b', 'é', 'a/b', ' a', 'a ', 'a\n', 'a'.repeat(101)])(
  '%j is none',
  (text) => {
    expect(isSlug(text)).toBe(false);
  },
);
