// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { withoutClosingSlashes } from './void-elements';

describe('void elements', () => {
  it.each([
    ['<p>One<br/>two</p>', '<p>One<br>two</p>'],
    ['<meta name="a" content="/>" />', '<meta name="a" content="/>">'],
    ['<img src="/a.avif" alt="1 > 0"/><hr />', '<img src="/a.avif" alt="1 > 0"><hr>'],
    ['<input value="/" disabled/>', '<input value="/" disabled>'],
  ])('%s becomes %s', (html, expected) => {
    expect(withoutClosingSlashes(html)).toBe(expected);
  });

  it.each(['<svg><path d="M0 0"/></svg>', '<script>"<br/>"</script>', '<colgroup/>', '<br>'])('%s stays', (html) => {
    expect(withoutClosingSlashes(html)).toBe(html);
  });
});
