import { describe, expect, it } from 'vitest';
import { noBreakNames, noBreakNamesInSource } from './no-break-names';

const visible = (text: string) => text.replaceAll('\u00a0', '~');

describe('the name of a model', () => {
  it.each([
    ['Generation Z runs all six', 'Generation~Z runs all six'],
    ['One GEN Y, two Gen X filters', 'One GEN~Y, two Gen~X filters'],
  ])('stays on one line: %s', (text, kept) => expect(visible(noBreakNames(text))).toBe(kept));

  it.each(['Generation after generation', 'the next Generation Zero', 'GEN 2'])('is not found in: %s', (text) =>
    expect(noBreakNames(text)).toBe(text),
  );

  it('stays together in source, over the end of a line too', () => {
    expect(visible(noBreakNamesInSource('<p>One breath. Generation\n        Z runs all six</p>'))).toBe(
      '<p>One breath. Generation~Z runs all six</p>',
    );
    expect(visible(noBreakNamesInSource("lead: 'Generation X suits a waiting room'"))).toBe(
      "lead: 'Generation~X suits a waiting room'",
    );
    expect(visible(noBreakNamesInSource("lead: 'One Generation X'"))).toBe("lead: 'One Generation~X'");
    expect(visible(noBreakNamesInSource('`two Generation ${letter}`'))).toBe('`two Generation~${letter}`');
  });

  it.each(["model: 'Generation X'", "model: 'Gen X Filter'", "rate('GEN Y', 40.95)", '<Name of="Generation Z" />'])(
    'keeps its plain space where it is data: %s',
    (source) => expect(noBreakNamesInSource(source)).toBe(source),
  );
});
