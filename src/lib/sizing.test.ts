import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatorModels } from '@/config/calculator-models';
import { judgedAsShown, roomVolumeM3, twoDecimals } from './air-changes';
import { rate, rateAch } from './rate';
import { machinesNeeded, type RoomToSize } from './sizing';

const surgery: RoomToSize = {
  lengthM: 4.5,
  widthM: 3.5,
  heightM: 2.6,
  targetAch: 6,
  ventilationAch: 0,
  sizedAt: 'working',
};

describe('the machines that a room needs', () => {
  it('are one Generation Y for a surgery at working speed, and two where half is counted', () => {
    expect(machinesNeeded('GEN Y', surgery)).toBe(1);
    expect(machinesNeeded('GEN Y', surgery, 0.5)).toBe(2);
  });

  it('are none where ventilation alone is enough', () => {
    expect(machinesNeeded('GEN Y', { ...surgery, ventilationAch: 6 })).toBe(0);
  });

  it('are no more for the thousandth that a printed 6.00 lacks', () => {
    const room = { ...surgery, lengthM: 10, widthM: 10, heightM: 0.7272, targetAch: 10, sizedAt: 'full' as const };
    expect(rateAch(rate('GEN X', roomVolumeM3(room)))).toBeLessThan(10);
    expect(machinesNeeded('GEN X', room)).toBe(1);
  });

  it('are as few as the print allows where half a hundredth is the air of several machines', () => {
    const hall = { ...surgery, lengthM: 36.2, widthM: 39.5, heightM: 16.6, targetAch: 1 };
    const printed = (machines: number) =>
      twoDecimals(rateAch(rate('GEN S', roomVolumeM3(hall), { machines, speed: 'working' })));
    const machines = machinesNeeded('GEN S', hall);
    expect([machines - 1, machines].map(printed)).toEqual(['0.99', '1.00']);
  });

  it('reach the target, and one fewer does not', () => {
    const side = fc.integer({ min: 10, max: 400 }).map((decimetres) => decimetres / 10);
    const room = fc.record({
      lengthM: side,
      widthM: side,
      heightM: side,
      targetAch: fc.integer({ min: 1, max: 20 }),
      ventilationAch: fc.integer({ min: 0, max: 20 }),
      sizedAt: fc.constantFrom('full' as const, 'working' as const),
    });
    const model = fc.constantFrom(...calculatorModels.map(({ name }) => name));
    fc.assert(
      fc.property(model, room, (name, one) => {
        const { sizedAt: speed, ventilationAch, targetAch } = one;
        const reached = (machines: number) =>
          judgedAsShown(rateAch({ ...rate(name, roomVolumeM3(one), { speed, ventilationAch }), machines }));
        const machines = machinesNeeded(name, one);
        expect(reached(machines)).toBeGreaterThanOrEqual(targetAch);
        if (machines > 0) expect(reached(machines - 1)).toBeLessThan(targetAch);
      }),
    );
  });
});
