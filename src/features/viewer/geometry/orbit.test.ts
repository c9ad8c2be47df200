import { describe, expect, it } from 'vitest';
import { facingSide, homeFrom, turned, zoomed } from './orbit';

const home = { azimuthDeg: 26, elevationDeg: 12, zoom: 1 };

describe('turning a model', () => {
  it('limits the elevation, not the azimuth', () => {
    expect(turned(home, 720, 0).azimuthDeg).toBe(746);
    expect(turned(home, 0, 500).elevationDeg).toBe(78);
    expect(turned(home, 0, -500).elevationDeg).toBe(-4);
  });

  it('limits the zoom to 1 to 4', () => {
    expect(zoomed(home, 100).zoom).toBe(4);
    expect(zoomed(home, 0.01).zoom).toBe(1);
  });

  it('returns home by the shorter way', () => {
    expect(homeFrom({ ...home, azimuthDeg: 26 + 360 * 2 + 170, zoom: 3 }, home)).toEqual({ ...home, azimuthDeg: 746 });
    expect(homeFrom({ ...home, azimuthDeg: 26 + 190 }, home).azimuthDeg).toBe(386);
    expect(homeFrom({ ...home, azimuthDeg: -500 }, home).azimuthDeg).toBe(-334);
  });

  it('names the side that faces the camera', () => {
    const sides = [0, 90, 180, 270, 360, -90, 40, 50].map((azimuthDeg) => facingSide({ ...home, azimuthDeg }));
    expect(sides).toEqual(['front', 'right', 'back', 'left', 'front', 'left', 'front', 'right']);
    expect(facingSide({ ...home, elevationDeg: 60 })).toBe('top');
  });
});
