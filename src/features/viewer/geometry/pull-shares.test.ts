import { describe, expect, it } from 'vitest';
import { pulledOut, pullShares, type PulledPart } from './pull-shares';

const rising: PulledPart[] = [
  { name: 'body', pullM: [0, 0, 0] },
  { name: 'stage-1', pullM: [0, 0.3, 0] },
  { name: 'stage-5', pullM: [0, 0.43, 0] },
  { name: 'head', pullM: [0, 0.46, 0] },
];
const forward: PulledPart[] = [
  { name: 'door', pullM: [0, 0, 1.06] },
  { name: 'stage-1', pullM: [0, 0, 0.77] },
  { name: 'stage-2', pullM: [0, 0, 0.66] },
];

describe('opening a machine', () => {
  it('is closed at 0, open at 1, and does not move the body', () => {
    expect([...pullShares(rising, 0).values()]).toEqual([0, 0, 0]);
    for (const share of pullShares(rising, 1).values()) expect(share).toBeCloseTo(1);
    expect(pullShares(rising, 1).has('body')).toBe(false);
  });

  it('moves the head first upwards and the door first forwards', () => {
    for (let opened = 0; opened <= 1; opened += 0.05) {
      const up = pullShares(rising, opened);
      expect(up.get('head')).toBeGreaterThanOrEqual(up.get('stage-5') ?? 0);
      expect(up.get('stage-5')).toBeGreaterThanOrEqual(up.get('stage-1') ?? 0);
      const out = pullShares(forward, opened);
      expect(out.get('door')).toBeGreaterThanOrEqual(out.get('stage-1') ?? 0);
      expect(out.get('stage-1')).toBeGreaterThanOrEqual(out.get('stage-2') ?? 0);
    }
    expect(pullShares(rising, 0.3).get('head')).toBeGreaterThan(pullShares(rising, 0.3).get('stage-1') ?? 0);
  });

  it('moves rising and forward parts at the same time', () => {
    const shares = pullShares([...forward, { name: 'head', pullM: [0, 0.3, 0] }], 0.2);
    expect(shares.get('head')).toBe(shares.get('door'));
  });

  it('moves a single part from the start', () => {
    expect(pullShares([{ name: 'head', pullM: [0, 0.06, 0] }], 0.11).get('head')).toBeCloseTo(0.2);
    expect(pulledOut([0, 0.06, 0], 0.5)).toEqual([0, 0.03, 0]);
  });
});
