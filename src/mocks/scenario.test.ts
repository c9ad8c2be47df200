import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { scenarioIn, scenarios } from './scenario';

test('a tester picks one of the eight outcomes in the address', () => {
  for (const scenario of scenarios) expect(scenarioIn(`?units=2&forms=${scenario}`)).toBe(scenario);
});

test('an unknown outcome logs the known ones', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  scenarioIn('?forms=time-out');
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('timeout, offline, slow'));
  log.mockClear();
  scenarioIn('?units=2');
  expect(log).not.toHaveBeenCalled();
});

test('any other query picks no outcome', () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = scenarioIn(query);
      expect(found === undefined || scenarios.includes(found)).toBe(true);
      expect(scenarioIn(`?${new URLSearchParams({ forms: `x${query}` })}`)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});
