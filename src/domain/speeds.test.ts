import { expect, test } from 'vitest';
import { calculatorModels } from './machines';
import { machineAirflowM3PerHour, noiseRangeDbA, speedOf, speedsOf, speedsUpTo, combinedNoiseDbA } from './speeds';

test('the working speed is the highest at 45 dB(A) or less: S 2, X 3, Y 3, Z 3', () => {
  const working = calculatorModels.map(({ model }) => speedOf(model, 'working'));
  expect(working.map(({ speed, noiseDbA, airflowM3PerHour }) => [speed, noiseDbA, airflowM3PerHour])).toEqual([
    [2, 34, 105],
    [3, 43, 440],
    [3, 42, 400],
    [3, 42, 555],
  ]);
});

test('a speed is found by its number, and one that a machine does not have is refused', () => {
  expect(speedOf('GEN X', 2)).toEqual({ speed: 2, noiseDbA: 32, airflowM3PerHour: 265 });
  expect(() => speedOf('GEN S', 4)).toThrow('GEN S has no speed 4');
  expect(speedsUpTo('GEN Z', 'working').map(({ speed }) => speed)).toEqual([1, 2, 3]);
  expect(speedsUpTo('GEN Z', 'full')).toHaveLength(5);
});

test('at top speed a machine delivers what the calculator counts', () => {
  for (const { model, testedCadrM3PerHour } of calculatorModels) {
    expect(speedOf(model, 'full').airflowM3PerHour, model).toBe(testedCadrM3PerHour);
    expect(machineAirflowM3PerHour(model), model).toBe(testedCadrM3PerHour);
  }
});

test('each speed is louder and moves more than the one below it', () => {
  for (const { model } of calculatorModels) {
    const speeds = speedsOf(model);
    for (const [index, speed] of speeds.entries()) {
      const below = speeds[index - 1];
      if (!below) continue;
      expect(speed.noiseDbA, model).toBeGreaterThan(below.noiseDbA);
      expect(speed.airflowM3PerHour, model).toBeGreaterThan(below.airflowM3PerHour);
    }
  }
});

test('the noise of a speed follows the fan law: 50 times the logarithm of the share of the airflow', () => {
  for (const { model } of calculatorModels) {
    const full = speedOf(model, 'full');
    for (const { noiseDbA, airflowM3PerHour } of speedsOf(model)) {
      const byLawDbA = full.noiseDbA + 50 * Math.log10(airflowM3PerHour / full.airflowM3PerHour);
      expect(Math.abs(noiseDbA - byLawDbA), `${model} at ${airflowM3PerHour} m³/h`).toBeLessThanOrEqual(1);
    }
  }
});

test('two equal machines are 3 dB louder than one, ten are 10', () => {
  expect([1, 2, 10].map((machines) => combinedNoiseDbA(42, machines))).toEqual([42, 45, 52]);
});

test('a machine is as loud as its lowest and its top speed', () => {
  expect(noiseRangeDbA(speedsOf('GEN Z'))).toEqual([24, 58]);
});
