import { describe, expect, it } from 'vitest';
import { clearanceMinutes } from './clearance-minutes';

describe('clearanceMinutes', () => {
  it.each([
    [3, 92],
    [6, 46],
    [10, 28],
    [20, 14],
  ])('agrees with the table of 1994 for 99%% at %d air changes: %d minutes', (airChanges, minutes) => {
    expect(Math.round(clearanceMinutes(airChanges))).toBe(minutes);
  });

  it('agrees with it for 90% and 99.9%', () => {
    expect(Math.round(clearanceMinutes(4, 0.9))).toBe(35);
    expect(Math.round(clearanceMinutes(12, 0.999))).toBe(35);
  });
});
