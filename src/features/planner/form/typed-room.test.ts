import { describe, expect, it } from 'vitest';
import type { PlannedRoom } from '@/domain/plan/plan';
import { parseRoom, type TypedRoom } from './planner-form';
import { typedRoom } from './typed-room';

describe('a room of a plan', () => {
  const room: PlannedRoom = {
    ...{ name: 'Hall', lengthM: 9, widthM: 7.25, heightM: 3, targetAch: 6, ventilationAch: 0 },
    ...{ sizedAt: 'full', countedOutput: 0.5, keepsRecord: true, noiseLimitDbA: undefined },
    ...{ roomKind: 'gym', floor: 'First' },
  };

  it.each<[Partial<PlannedRoom>, Partial<TypedRoom>]>([
    [{}, { name: 'Hall', length: '9', width: '7.25', height: '3', unit: 'm' }],
    [
      { lengthM: 9.144, widthM: 6.096, heightM: 2.7432 },
      { length: '30 ft 0 in', width: '20 ft 0 in', height: '9 ft 0 in', unit: 'ft' },
    ],
    [
      { lengthM: 9.144, widthM: 6.1, heightM: 2.7 },
      { length: '9.144', unit: 'm' },
    ],
    [{}, { sizedAt: 'full', countedOutput: 0.5, keepsRecord: true }],
    [{ targetAch: 5 }, { target: '5', ownTarget: '' }],
    [{ targetAch: 7.5 }, { target: 'own', ownTarget: '7.5' }],
    [{ ventilationAch: 0 }, { ventilation: 'none', ventilationAch: '' }],
    [{ ventilationAch: 1 }, { ventilation: 'windows', ventilationAch: '' }],
    [{ people: 30 }, { people: '30', target: '6' }],
    [{ people: 30, rule: 'ashrae', litresPerSecondEach: 40 }, { target: 'ashrae' }],
    [{ people: 30, rule: 'cdph', litresPerSecondEach: 14.2, targetAch: 5 }, { target: 'cdph' }],
    [
      { people: 30, rule: 'own', litresPerSecondEach: 12.5 },
      { target: 'own', ownTarget: '6', ownEach: '12.5' },
    ],
    [
      { ventilation: { by: 'window', widthM: 1, heightM: 0.5, insideC: 20, outsideC: -5 }, ventilationAch: 1.24 },
      { ventilation: 'window', windowWidth: '1', windowHeight: '0.5', inside: '20', outside: '-5' },
    ],
    [
      { people: 3, ventilation: { by: 'co2', ppm: 900, who: 'children' }, ventilationAch: 0.4 },
      { ventilation: 'co2', ppm: '900', occupants: 'children' },
    ],
    [
      { people: 3, ventilation: { by: 'person', litresPerSecondEach: 8 }, ventilationAch: 0.44 },
      { ventilation: 'person', ventilationEach: '8' },
    ],
    [{ noiseLimitDbA: 40 }, { noiseLimit: '40' }],
    [{}, { noiseLimit: '' }],
    [{ ventilationAch: 2 }, { ventilation: 'ach', ventilationAch: '2' }],
  ])('with %j fills the form as %j, and parses back to the same', (part, typed) => {
    const changed = { ...room, ...part };
    expect(typedRoom(changed)).toMatchObject(typed);
    expect(parseRoom(typedRoom(changed))).toEqual({ room: changed });
  });
});
