import { describe, expect, it } from 'vitest';
import { benchPages } from './bench-pages';
import { benchOptions } from './options';

describe('the options of the benchmark', () => {
  it('measure everything, five times, where none is given', () => {
    expect(benchOptions([])).toMatchObject({ runs: 5, pages: benchPages, builds: true, writes: false });
  });

  it('choose parts, in the order of the tables', () => {
    const { pages, parts, runs, builds } = benchOptions([
      '--pages=shop,home',
      '--only=pages',
      '--runs=1',
      '--no-build',
    ]);
    expect(pages.map(({ name }) => name)).toEqual(['home', 'shop']);
    expect({ parts, runs, builds }).toEqual({ parts: ['pages'], runs: 1, builds: false });
  });

  it('name another site to take turns with', () => {
    expect(benchOptions(['--only=applied', '--peer=http://127.0.0.1:4321/'])).toMatchObject({
      parts: ['applied'],
      peer: 'http://127.0.0.1:4321/',
    });
  });

  it.each([['--pages=hoem'], ['--only=page'], ['--runs=0'], ['--runs=two'], ['--what']])(
    'are refused where they mean nothing: %s',
    (option) => {
      expect(() => benchOptions([option])).toThrow();
    },
  );
});
