import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scenarioIn, scenarios } from './scenario';

test('a tester picks one of the eight outcomes in the address', () => {
  for (const scenario of scenarios) expect(scenarioIn(`?units=2&forms=${scenario}`)).toBe(scenario);
});

test('whatever else stands in the address picks none', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (query) => {
      const found = scenarioIn(query);
      expect(found === undefined || scenarios.includes(found)).toBe(true);
      expect(scenarioIn(`?${new URLSearchParams({ forms: `x${query}` })}`)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});
