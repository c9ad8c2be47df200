import fc from 'fast-check';
import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { type BoxM, cameraFieldDeg, fitBoxM, fitDistanceM, framingOf, joinBoxes, movedBox } from './framing';

const machine: BoxM = { low: [-0.2, 0, -0.1], high: [0.2, 1, 0.1] };
const orbit = { azimuthDeg: 0, elevationDeg: 0, zoom: 1 };

describe('the framing of a model', () => {
  it('joins the boxes of all objects', () => {
    const both = joinBoxes([machine, movedBox(machine, [-1, 0.5, 0])]);
    expect(both).toEqual({ low: [-1.2, 0, -0.1], high: [0.2, 1.5, 0.1] });
    expect(framingOf(both).centreM).toEqual([-0.5, 0.75, 0]);
  });

  it('increases the distance for a narrow canvas or a wide side', () => {
    const framing = framingOf({ low: [-1, 0, -0.1], high: [1, 1, 0.1] });
    const wide = fitDistanceM(framing, 2, orbit);
    expect(fitDistanceM(framing, 1, orbit)).toBeGreaterThan(wide);
    expect(fitDistanceM(framing, 1, { ...orbit, azimuthDeg: 90 })).toBeLessThan(fitDistanceM(framing, 1, orbit));
  });

  it('fits all corners into the field of view from every side', () => {
    for (let azimuthDeg = 0; azimuthDeg < 360; azimuthDeg += 15) {
      for (const elevationDeg of [-4, 12, 45, 78]) {
        const framing = framingOf(machine);
        const distanceM = fitDistanceM(framing, 1.2, { azimuthDeg, elevationDeg, zoom: 1 });
        const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
        for (const x of [-0.2, 0.2]) {
          for (const z of [-0.1, 0.1]) {
            for (const y of [-0.5, 0.5]) {
              const forward = Math.sin(azimuth) * x + Math.cos(azimuth) * z;
              const depthM = distanceM - Math.cos(elevation) * forward - Math.sin(elevation) * y;
              const upM = Math.cos(elevation) * y - Math.sin(elevation) * forward;
              expect(Math.abs(upM / depthM)).toBeLessThan(Math.tan((7.5 * Math.PI) / 180));
            }
          }
        }
      }
    }
  });
});

describe('the framing of a room', () => {
  const roomM = { low: [-3, 0, -2.25], high: [3, 2.6, 2.25] } as const;
  const free = [1.2, 0.9] as const;

  it('fills the free part of the canvas from every side', () => {
    fc.assert(
      fc.property(fc.integer({ min: -360, max: 360 }), fc.integer({ min: 14, max: 78 }), (azimuthDeg, elevationDeg) => {
        const distanceM = fitBoxM(roomM, free, { azimuthDeg, elevationDeg, zoom: 1 });
        const camera = new PerspectiveCamera(cameraFieldDeg, 1);
        const [azimuth, elevation] = [(azimuthDeg * Math.PI) / 180, (elevationDeg * Math.PI) / 180];
        camera.position.set(
          distanceM * Math.sin(azimuth) * Math.cos(elevation),
          1.3 + distanceM * Math.sin(elevation),
          distanceM * Math.cos(azimuth) * Math.cos(elevation),
        );
        camera.lookAt(0, 1.3, 0);
        camera.updateMatrixWorld();
        const corners = [-3, 3].flatMap((x) => [0, 2.6].flatMap((y) => [-2.25, 2.25].map((z) => new Vector3(x, y, z))));
        const filled = corners.map((corner) => {
          const { x, y } = corner.project(camera);
          return Math.max(Math.abs(x) / free[0], Math.abs(y) / free[1]);
        });
        expect(Math.max(...filled)).toBeCloseTo(1, 6);
      }),
    );
  });

  it('halves the distance at zoom 2', () => {
    const orbit = { azimuthDeg: 36, elevationDeg: 30, zoom: 1 };
    expect(fitBoxM(roomM, free, { ...orbit, zoom: 2 })).toBeCloseTo(fitBoxM(roomM, free, orbit) / 2);
  });
});
