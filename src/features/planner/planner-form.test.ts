import { describe, expect, it } from 'vitest';
import type { PlannedRoom } from '@/domain/plan-url';
import { emptyRoom, fieldOrder, inUnit, parseRoom, typedRoom, type TypedRoom } from './planner-form';

const surgery: TypedRoom = { ...emptyRoom, name: ' Surgery ', length: '4,5', width: '3.5', height: '2.6' };
const problemsOf = (typed: Partial<TypedRoom>) => {
  const read = parseRoom({ ...surgery, ...typed });
  return 'problems' in read ? read.problems : {};
};

it('the empty form has a target of 6 and the working speed', () => {
  expect(emptyRoom).toEqual({
    ...{ name: '', length: '', width: '', height: '', unit: 'm' },
    ...{ target: '6', ownTarget: '', ventilation: 'windows', ownVentilation: '' },
    ...{ sizedAt: 'working', share: 1, keepsRecord: false, noiseLimit: '' },
  });
});

describe('the form of the planner', () => {
  it('parses to a room', () => {
    expect(parseRoom(surgery)).toEqual({
      room: {
        ...{ name: 'Surgery', lengthM: 4.5, widthM: 3.5, heightM: 2.6, targetAch: 6, ventilationAch: 1 },
        ...{ sizedAt: 'working', share: 1, keepsRecord: false, noiseLimitDbA: undefined },
      },
    });
  });

  it.each<[string, Partial<TypedRoom>, Partial<PlannedRoom>]>([
    ['windows count as one air change', { ventilation: 'windows' }, { ventilationAch: 1 }],
    ['a ventilation of one’s own', { ventilation: 'own', ownVentilation: ' 2,5 ' }, { ventilationAch: 2.5 }],
    ['no ventilation of one’s own', { ventilation: 'own', ownVentilation: '0' }, { ventilationAch: 0 }],
    ['the most ventilation', { ventilation: 'own', ownVentilation: '60' }, { ventilationAch: 60 }],
    ['a target on offer', { target: '10', ownTarget: 'x' }, { targetAch: 10 }],
    ['a target of one’s own', { target: 'own', ownTarget: '7.25' }, { targetAch: 7.25 }],
    ['the least target', { target: 'own', ownTarget: '0.1' }, { targetAch: 0.1 }],
    ['the most', { target: 'own', ownTarget: '60' }, { targetAch: 60 }],
    ['four decimals', { target: 'own', ownTarget: '6.1234' }, { targetAch: 6.1234 }],
    ['feet', { unit: 'ft', length: '10', width: '5 ft', height: '8 ft 6 in' }, { lengthM: 3.048, heightM: 2.5908 }],
    [
      'what is chosen',
      { sizedAt: 'full', share: 0.5, keepsRecord: true },
      { sizedAt: 'full', share: 0.5, keepsRecord: true },
    ],
    ['a long name, cut', { name: 'x'.repeat(61) }, { name: 'x'.repeat(60) }],
  ])('takes %s', (_, typed, room) => expect(parseRoom({ ...surgery, ...typed })).toMatchObject({ room }));

  it.each(['', 'many', '0', '0.09', '60.1', '61', '100', '-1', '1e1', '6.12345', '6 7', 'x6', '6x', '.5', '6.'])(
    'takes no target of "%s"',
    (ownTarget) => {
      expect(problemsOf({ target: 'own', ownTarget })).toEqual({ ownTarget: 'Enter a target from 0.1 to 60' });
    },
  );

  it.each(['', 'some', '60.5', '-1'])('takes no ventilation of "%s"', (ownVentilation) => {
    expect(problemsOf({ ventilation: 'own', ownVentilation })).toEqual({
      ownVentilation: 'Enter a ventilation from 0 to 60',
    });
  });

  it.each([
    ['m', '', 'Enter the width in metres, such as 4.50'],
    ['m', 'wide', 'Enter the width in figures, such as 4.50'],
    ['ft', '', 'Enter the width in feet and inches, such as 14 ft 9 in'],
    ['ft', 'wide', 'Enter the width in feet and inches, such as 14 ft 9 in'],
    ['m', '0', 'Enter a width above 0'],
    ['m', '0.001', 'Enter a width of 0.01 m or more'],
    ['m', '1001', 'Enter a width of 1,000 m or less'],
    ['ft', '4000', 'Enter a width of 1,000 m or less'],
  ] as const)('says what to type in %s instead of "%s"', (unit, width, sentence) => {
    expect(problemsOf({ unit, length: '4', height: '3', width })).toEqual({ width: sentence });
  });

  it('reports every bad field at once', () => {
    const bad = { target: 'own', ownTarget: '', ventilation: 'own', ownVentilation: '', noiseLimit: '4.5' } as const;
    expect(Object.keys(problemsOf({ ...bad, length: '', width: '', height: '' }))).toEqual(fieldOrder);
    expect(fieldOrder).toEqual(['length', 'width', 'height', 'ownTarget', 'ownVentilation', 'noiseLimit']);
  });
});

it.each([
  ['4.50', 'm', 'ft', '14 ft 9 in'],
  ['14 ft 9 in', 'ft', 'm', '4.50'],
  ['4,5', 'm', 'm', '4,5'],
  ['14.50', 'ft', 'ft', '14.50'],
  ['wide', 'm', 'ft', 'wide'],
  ['', 'ft', 'm', ''],
] as const)('"%s" in %s reads in %s "%s"', (text, from, to, other) => expect(inUnit(text, from, to)).toBe(other));

describe('a room of a plan', () => {
  const room: PlannedRoom = {
    ...{ name: 'Hall', lengthM: 9, widthM: 7.25, heightM: 3, targetAch: 6, ventilationAch: 0 },
    ...{ sizedAt: 'full', share: 0.5, keepsRecord: true, noiseLimitDbA: undefined },
  };

  it.each<[Partial<PlannedRoom>, Partial<TypedRoom>]>([
    [{}, { name: 'Hall', length: '9', width: '7.25', height: '3', unit: 'm' }],
    [{}, { sizedAt: 'full', share: 0.5, keepsRecord: true }],
    [{ targetAch: 5 }, { target: '5', ownTarget: '' }],
    [{ targetAch: 7.5 }, { target: 'own', ownTarget: '7.5' }],
    [{ ventilationAch: 0 }, { ventilation: 'none', ownVentilation: '' }],
    [{ ventilationAch: 1 }, { ventilation: 'windows', ownVentilation: '' }],
    [{ noiseLimitDbA: 40 }, { noiseLimit: '40' }],
    [{}, { noiseLimit: '' }],
    [{ ventilationAch: 2 }, { ventilation: 'own', ownVentilation: '2' }],
  ])('with %j stands in the form as %j, and is read back from it', (part, typed) => {
    const one = { ...room, ...part };
    expect(typedRoom(one)).toMatchObject(typed);
    expect(parseRoom(typedRoom(one))).toEqual({ room: one });
  });
});
