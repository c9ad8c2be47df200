import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { joinMedia } from './join-media';

const joined = (css: string) => postcss([joinMedia()]).process(css, { from: undefined }).css.replace(/\s+/g, '');

describe('joinMedia', () => {
  it('joins the queries of one selector, the narrowest first', () => {
    const css = `.a{gap:1px} @media all and (min-width: 62em){.a{gap:2px}} .a{width:1px}
      @media all and (min-width: 36em){.a{width:2px}} @media all and (min-width: 62em){.a{width:3px}}`;
    expect(joined(css)).toBe(
      '.a{gap:1px;width:1px}@mediaalland(min-width:36em){.a{width:2px}}@mediaalland(min-width:62em){.a{gap:2px;width:3px}}',
    );
  });

  it('keeps the order where one declaration may change the other, and between selectors', () => {
    for (const css of [
      '.a{margin:1px}@media(min-width: 62em){.a{margin:2px}}.a{margin-top:0}',
      '.a{gap:1px}@media(min-width: 62em){.a{gap:2px}}.b{width:1px}@media(min-width: 62em){.a{width:2px}}',
    ]) {
      expect(joined(css)).toBe(css.replace(/\s+/g, ''));
    }
  });
});
