import { describe, expect, it } from 'vitest';
import { facingSide, homeFrom, turned, zoomed } from './orbit';

const home = { azimuthDeg: 26, elevationDeg: 12, zoom: 1 };

describe('turning a model', () => {
  it('goes round without end, but never below the floor nor over the top', () => {
    expect(turned(home, 720, 0).azimuthDeg).toBe(746);
    expect(turned(home, 0, 500).elevationDeg).toBe(78);
    expect(turned(home, 0, -500).elevationDeg).toBe(-4);
  });

  it('comes nearer up to four times, and never further away than it began', () => {
    expect(zoomed(home, 100).zoom).toBe(4);
    expect(zoomed(home, 0.01).zoom).toBe(1);
  });

  it('goes home the shorter way, whatever was turned meanwhile', () => {
    expect(homeFrom({ ...home, azimuthDeg: 26 + 360 * 2 + 170, zoom: 3 }, home)).toEqual({ ...home, azimuthDeg: 746 });
    expect(homeFrom({ ...home, azimuthDeg: 26 + 190 }, home).azimuthDeg).toBe(386);
    expect(homeFrom({ ...home, azimuthDeg: -500 }, home).azimuthDeg).toBe(-334);
  });

  it('knows which side faces the visitor', () => {
    const sides = [0, 90, 180, 270, 360, -90, 40, 50].map((azimuthDeg) => facingSide({ ...home, azimuthDeg }));
    expect(sides).toEqual(['front', 'right', 'back', 'left', 'front', 'left', 'front', 'right']);
    expect(facingSide({ ...home, elevationDeg: 60 })).toBe('top');
  });
});
