import { describe, expect, it } from 'vitest';
import { isClearOf, labelAnchorM, labelSideOf, seenM } from './label-anchor';

describe('the anchor of a label', () => {
  it('is the edge of a round stage nearest to the labels', () => {
    const ring = { low: [-0.1, 0.4, -0.1], high: [0.1, 0.5, 0.1] } as const;
    const [xM, yM, zM] = labelAnchorM(ring, [0, 0.3, 0], 0, 'right');
    expect([xM, yM, zM]).toEqual([0.1, 0.45, 0]);
    const [turnedXM, , turnedZM] = labelAnchorM(ring, [0, 0.3, 0], 90, 'right');
    expect(turnedXM).toBeCloseTo(0);
    expect(turnedZM).toBeCloseTo(-0.1);
  });

  it('is on what is seen of a part that stands in its neighbours', () => {
    const core = { low: [-0.1, 0.5, -0.1], high: [0.1, 0.9, 0.1] } as const;
    const mesh = { low: [-0.16, 0.2, -0.16], high: [0.16, 0.6, 0.16] } as const;
    const pleats = { low: [-0.12, 0.7, -0.12], high: [0.12, 1.1, 0.12] } as const;
    expect(seenM(core, mesh, pleats)).toEqual({ low: [-0.1, 0.6, -0.1], high: [0.1, 0.7, 0.1] });
    expect(seenM(core)).toEqual(core);
  });

  it('is the top edge of a panel that comes forward', () => {
    const panel = { low: [-0.2, 0.1, 0.7], high: [0.2, 0.6, 0.74] } as const;
    expect(labelAnchorM(panel, [0, 0, 0.7], 26, 'left')).toEqual([0, 0.6, 0.72]);
  });

  it('is on the side free of panels', () => {
    expect(labelSideOf(true, 26)).toBe('left');
    expect(labelSideOf(true, -40)).toBe('right');
    expect(labelSideOf(false, 26)).toBe('right');
  });
});

it('omits a label whose part reaches under the label column', () => {
  const panel = { low: [-0.2, 0.1, 0.7], high: [0.2, 0.6, 0.74] } as const;
  const toXPx = ([xM, , zM]: readonly [number, number, number]) => 300 + 500 * xM - 100 * zM;
  expect(isClearOf(120, 'left', panel, toXPx)).toBe(true);
  expect(isClearOf(140, 'left', panel, toXPx)).toBe(false);
  expect(isClearOf(335, 'right', panel, toXPx)).toBe(true);
  expect(isClearOf(320, 'right', panel, toXPx)).toBe(false);
});
