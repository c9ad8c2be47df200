import { expect, test } from 'vitest';
import { calculatorModels } from '@/config/calculator-models';
import {
  highestWithin,
  measuredAirflowM3PerHour,
  noiseRangeDbA,
  speedOf,
  speedsOf,
  togetherDbA,
} from './purifier-speed';

test('the working speed is the highest at 45 dB(A) or less: S 2, X 3, Y 3, Z 3', () => {
  const working = calculatorModels.map(({ name }) => speedOf(name, 'working'));
  expect(working.map(({ speed, noiseDbA, airflowM3PerHour }) => [speed, noiseDbA, airflowM3PerHour])).toEqual([
    [2, 34, 105],
    [3, 43, 440],
    [3, 42, 400],
    [3, 42, 555],
  ]);
});

test('a speed at the limit counts as within it, and a machine without one is refused', () => {
  const speeds = [30, 45, 46].map((noiseDbA, index) => ({ speed: index + 1, noiseDbA, airflowM3PerHour: 100 }));
  expect(highestWithin(45, speeds).speed).toBe(2);
  expect(() => highestWithin(20, speeds)).toThrow('No speed at 20 dB(A) or below');
});

test('at top speed a machine delivers what the calculator counts', () => {
  for (const { name, measuredCadrM3PerHour } of calculatorModels) {
    expect(speedOf(name, 'full').airflowM3PerHour, name).toBe(measuredCadrM3PerHour);
    expect(measuredAirflowM3PerHour(name), name).toBe(measuredCadrM3PerHour);
  }
});

test('each speed is louder and moves more than the one below it', () => {
  for (const { name } of calculatorModels) {
    const speeds = speedsOf(name);
    for (const [index, speed] of speeds.entries()) {
      const below = speeds[index - 1];
      if (!below) continue;
      expect(speed.noiseDbA, name).toBeGreaterThan(below.noiseDbA);
      expect(speed.airflowM3PerHour, name).toBeGreaterThan(below.airflowM3PerHour);
    }
  }
});

test('two equal machines are 3 dB louder than one, ten are 10', () => {
  expect([1, 2, 10].map((machines) => togetherDbA(42, machines))).toEqual([42, 45, 52]);
});

test('a machine is as loud as its lowest and its top speed', () => {
  expect(noiseRangeDbA(speedsOf('GEN Z'))).toEqual([24, 58]);
});
