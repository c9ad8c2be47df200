import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlannedRoom } from '@/domain/plan/plan';
import { emptyRoom, fieldOrder, convertUnit, ofKind, parseRoom, type TypedRoom } from './planner-form';

const surgery: TypedRoom = { ...emptyRoom, name: ' Surgery ', length: '4,5', width: '3.5', height: '2.6' };
const errorsOf = (typed: Partial<TypedRoom>) => {
  const read = parseRoom({ ...surgery, ...typed });
  return 'errors' in read ? read.errors : {};
};

it('the empty form has a target of 6, windows that open, and the working speed', () => {
  expect(emptyRoom).toMatchObject({
    ...{ name: '', floor: '', length: '', width: '', height: '', unit: 'm', kind: 'other', people: '' },
    ...{ target: '6', ownTarget: '', ventilation: 'windows', ventilationAch: '' },
    ...{ sizedAt: 'working', countedOutput: 1, keepsRecord: false, noiseLimit: '' },
  });
});

describe('the form of the planner', () => {
  it('parses to a room', () => {
    expect(parseRoom(surgery)).toEqual({
      room: {
        ...{ name: 'Surgery', lengthM: 4.5, widthM: 3.5, heightM: 2.6, targetAch: 6, ventilationAch: 1 },
        ...{ sizedAt: 'working', countedOutput: 1, keepsRecord: false, noiseLimitDbA: undefined },
        ...{ roomKind: 'other', floor: '' },
      },
    });
  });

  it.each<[string, Partial<TypedRoom>, Partial<PlannedRoom>]>([
    ['a ventilation of one’s own', { ventilation: 'ach', ventilationAch: ' 2,5 ' }, { ventilationAch: 2.5 }],
    ['no ventilation of one’s own', { ventilation: 'ach', ventilationAch: '0' }, { ventilationAch: 0 }],
    ['the most ventilation', { ventilation: 'ach', ventilationAch: '60' }, { ventilationAch: 60 }],
    ['a target on offer', { target: '10', ownTarget: 'x' }, { targetAch: 10 }],
    ['a target of one’s own', { target: 'own', ownTarget: '7.25' }, { targetAch: 7.25 }],
    ['the least target', { target: 'own', ownTarget: '0.1' }, { targetAch: 0.1 }],
    ['the most', { target: 'own', ownTarget: '60' }, { targetAch: 60 }],
    ['four decimals', { target: 'own', ownTarget: '6.1234' }, { targetAch: 6.1234 }],
    ['feet', { unit: 'ft', length: '10', width: '5 ft', height: '8 ft 6 in' }, { lengthM: 3.048, heightM: 2.5908 }],
    ['a point at the end', { target: 'own', ownTarget: '6.' }, { targetAch: 6 }],
    ['a point at the start', { target: 'own', ownTarget: '.5' }, { targetAch: 0.5 }],
    ['inches alone', { unit: 'ft', length: '197"', width: '5 ft', height: '8 ft 6 in' }, { lengthM: 5.0038 }],
    ['people who are only counted', { people: ' 30 ' }, { people: 30 }],
    ['the CDC’s five', { target: '5', people: '30' }, { targetAch: 5, people: 30 }],
    ['WHO’s figure', { target: 'who', people: '30' }, { targetAch: 6, rule: 'who', litresPerSecondEach: 10 }],
    [
      'a figure per person of one’s own',
      { target: 'own', ownTarget: '4', ownEach: '12,5', people: '3' },
      { targetAch: 4, people: 3, rule: 'own', litresPerSecondEach: 12.5 },
    ],
    [
      'a system’s litres a second',
      { ventilation: 'person', ventilationEach: '8', people: '2' },
      { ventilationAch: 1.41, ventilation: { by: 'person', litresPerSecondEach: 8 } },
    ],
    [
      'a reading of CO₂',
      { ventilation: 'co2', ppm: '1000', people: '2' },
      { ventilationAch: 1.64, ventilation: { by: 'co2', ppm: 1000, who: 'adults' } },
    ],
    [
      'a window',
      { ventilation: 'window', windowWidth: '0,6', windowHeight: '1', inside: '20', outside: '−5' },
      {
        ventilationAch: 10.09,
        ventilation: { by: 'window', widthM: 0.6, heightM: 1, insideC: 20, outsideC: -5 },
      },
    ],
    ['a long name, cut', { name: 'x'.repeat(61) }, { name: 'x'.repeat(60) }],
  ])('takes %s', (_, typed, room) => expect(parseRoom({ ...surgery, ...typed })).toMatchObject({ room }));

  it.each([...'many|0|0.09|60.1|61|100|-1|1e1|6.12345|6 7|x6|6x|.|٦|1e9|6 ACH|'.split('|')])(
    'takes no target of "%s"',
    (ownTarget) => {
      expect(errorsOf({ target: 'own', ownTarget })).toEqual({ ownTarget: 'Enter a target from 0.1 to 60' });
    },
  );

  it.each(['', 'some', '60.5', '-1'])('takes no ventilation of "%s"', (ventilationAch) => {
    expect(errorsOf({ ventilation: 'ach', ventilationAch })).toEqual({
      ventilationAch: 'Enter a ventilation from 0 to 60',
    });
  });

  it.each([
    ['m', '', 'empty'],
    ['m', 'wide', 'not-a-number'],
    ['m', '0.49', 'too-short'],
    ['ft', '', 'empty'],
    ['ft', 'wide', 'not-a-number'],
    ['ft', '5 in', 'too-short'],
    ['ft', '4000', 'too-long'],
  ] as const)('takes no width in %s of "%s": %s', (unit, width, error) => {
    expect(errorsOf({ unit, length: '4', height: '3', width })).toEqual({ width: error });
  });

  it.each<[string, Partial<TypedRoom>, Partial<Record<string, string>>]>([
    ['no people', { people: '0' }, { people: 'Enter a whole number of people from 1 to 5,000, or nothing' }],
    ['too many people', { people: '10000' }, { people: 'Enter a whole number of people from 1 to 5,000, or nothing' }],
    ['half a person', { people: '2.5' }, { people: 'Enter a whole number of people from 1 to 5,000, or nothing' }],
    ['a rule without people', { target: 'cdph' }, { people: 'Enter a whole number of people from 1 to 5,000' }],
    [
      'ASHRAE’s figure for any room',
      { target: 'ashrae', people: '3' },
      { kind: 'Choose the kind of room: the figure depends on it' },
    ],
    [
      'a figure of one’s own without people',
      { target: 'own', ownTarget: '4', ownEach: '12' },
      { people: 'Enter a whole number of people from 1 to 5,000' },
    ],
    [
      'a reading below outdoor air',
      { ventilation: 'co2', ppm: '400', people: '3' },
      { ppm: 'Enter a reading from 421 to 10,000: outdoor air has about 420' },
    ],
    [
      'a reading so low that it gives too much',
      { ventilation: 'co2', ppm: '421', people: '3' },
      { ppm: 'That gives 1424 air changes an hour, more than 60: check the figures' },
    ],
    [
      'two temperatures alike',
      { ventilation: 'window', windowWidth: '1', windowHeight: '1', inside: '20', outside: '20,0' },
      { outside: 'Enter two temperatures that differ: they move the air in this sum' },
    ],
    [
      'a window of nothing',
      { ventilation: 'window', windowWidth: '0', windowHeight: '1', inside: '20', outside: '5' },
      { windowWidth: 'Enter a width in metres from 0.01 to 20' },
    ],
    [
      'a window wider than the room needs',
      { ventilation: 'window', windowWidth: '20', windowHeight: '2', inside: '20', outside: '5' },
      { windowWidth: 'That gives 723 air changes an hour, more than 60: check the figures' },
    ],
  ])('takes no %s', (_what, typed, errors) => expect(errorsOf(typed)).toEqual(errors));

  it('reports every bad field at once, in the order of the form', () => {
    const bad = { target: 'own', ownTarget: '', ventilation: 'ach', ventilationAch: '', noiseLimit: '4.5' } as const;
    const found = Object.keys(errorsOf({ ...bad, people: 'x', length: '', width: '', height: '' }));
    expect(fieldOrder.filter((name) => found.includes(name))).toEqual([
      ...['length', 'width', 'height', 'people', 'ownTarget', 'ventilationAch', 'noiseLimit'],
    ]);
    expect(found).toHaveLength(7);
  });
});

describe('the other unit', () => {
  it('shows the same lengths, and what is no length as it was typed', () => {
    const feet = convertUnit({ ...surgery, height: 'tall' }, 'ft');
    expect(feet).toMatchObject({ unit: 'ft', length: '14 ft 9 in', width: '11 ft 6 in', height: 'tall' });
    expect(convertUnit(surgery, 'm')).toBe(surgery);
    expect(
      convertUnit({ ...surgery, unit: 'ft', length: '10', width: '5 ft', height: '8 ft 6 in' }, 'm'),
    ).toMatchObject({
      ...{ unit: 'm', length: '3.048', width: '1.524', height: '2.5908' },
    });
  });

  it('and back does not change the room', () => {
    const sides = fc.integer({ min: 50, max: 100_000 }).map((centimetres) => String(centimetres / 100));
    fc.assert(
      fc.property(sides, sides, sides, (length, width, height) => {
        const typed = { ...surgery, length, width, height };
        const feet = convertUnit(typed, 'ft');
        expect(parseRoom(feet)).toEqual(parseRoom(typed));
        expect(convertUnit(feet, 'm')).toMatchObject({ length, width, height });
      }),
    );
  });
});

describe('the kind of room', () => {
  it('brings its settings', () => {
    expect(ofKind(emptyRoom, 'treatment-room')).toMatchObject({ keepsRecord: true, ventilation: 'none' });
    expect(ofKind(emptyRoom, 'classroom')).toMatchObject({ noiseLimit: '45', ventilation: 'windows' });
    expect(ofKind(emptyRoom, 'gym')).toMatchObject({ sizedAt: 'full', noiseLimit: '' });
    expect(ofKind(ofKind(emptyRoom, 'gym'), 'other')).toEqual(emptyRoom);
  });

  it('leaves what the visitor changed', () => {
    const typed = { ...emptyRoom, noiseLimit: '40', ventilation: 'co2' as const };
    expect(ofKind(typed, 'classroom')).toMatchObject({ noiseLimit: '40', ventilation: 'co2', kind: 'classroom' });
  });
});
