import { expect, test, vi } from 'vitest';
import { scenarioIn, scenarios } from './scenario';

test('a tester picks one of the eight outcomes in the address', () => {
  for (const scenario of scenarios) expect(scenarioIn(`?units=2&forms=${scenario}`)).toBe(scenario);
});

test('an unknown outcome is none, and logs the known ones', () => {
  const log = vi.spyOn(console, 'info').mockImplementation(() => {});
  expect(scenarioIn('?forms=time-out')).toBeUndefined();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('timeout, offline, slow'));
  log.mockClear();
  expect(scenarioIn('?units=2')).toBeUndefined();
  expect(log).not.toHaveBeenCalled();
});
