import { describe, expect, it } from 'vitest';
import { usualSettings } from '@/domain/room-answer';
import { schoolRoomAnswers } from '../rooms/education-rooms';
import { functionRoom } from '../rooms/hospitality-rooms';
import { wardRoomAnswers } from '../rooms/health-care-rooms';
import { eachPence } from '../costs';
import { type RoomKind, roomKinds } from '@/domain/people';
import { figuresByHand as machines } from '@/mocks/figures-by-hand';
import { calculateCase, formatHours, type CaseMoment, type CaseOption, type CaseRoom } from './business-case';

/** The same sequence in every run. */
function numbers(seed: number) {
  let state = seed;
  return (least: number, most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + (state / 2_147_483_648) * (most - least);
  };
}

function randomRoom(next: (least: number, most: number) => number, index: number): CaseRoom {
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next(0, values.length - 0.001))] as Value;
  return {
    ...usualSettings,
    lengthM: Number(next(2.5, 14).toFixed(2)),
    widthM: Number(next(2.5, 11).toFixed(2)),
    heightM: Number(next(2.3, 4).toFixed(2)),
    targetAch: pick([3, 5, 6, 6, 10]),
    ventilationAch: pick([0, 0, 1, 1, 2.5]),
    sizedAt: pick(['working', 'working', 'full'] as const),
    keepsRecord: pick([false, false, false, true]),
    noiseLimitDbA: pick([undefined, undefined, 45, 26]),
    people: pick([undefined, 1, 6, 15, 30]),
    roomKind: pick(roomKinds),
    name: `Room ${index}`,
    floor: '',
    count: pick([1, 1, 2, 6]),
  };
}

/** By the kind of room; others have those of the building. */
const hoursByHand: Partial<Record<RoomKind, number>> = {
  classroom: 1560,
  hall: 1560,
  office: 2080,
  'treatment-room': 2080,
  'waiting-room': 2080,
  'waiting-area': 2080,
  ward: 8760,
  restaurant: 1872,
  'function-room': 312,
  gym: 5110,
  studio: 5110,
  bedroom: 2920,
  'home-bedroom': 2920,
  home: 2920,
};

const close = (value: number, expected: number) => expect(value).toBeCloseTo(expected, 6);

function expectFigures(rooms: readonly CaseRoom[], option: CaseOption, moment: CaseMoment, building: number) {
  let [count, pounds, sets, filterPounds, runningPounds, filterOrders] = [0, 0, 0, 0, 0, 0];
  let isPriced = true;
  let orders = 0;
  rooms.forEach((room, index) => {
    const outcome = option.outcomes[index];
    if (!outcome) throw new Error('a room has no outcome');
    const { choice } = outcome;
    const machine = choice && machines[choice.model];
    const volumeM3 = room.lengthM * room.widthM * room.heightM;
    const flow = machine ? choice.machines * (machine.m3PerHour[choice.speed - 1] ?? NaN) * room.countedOutput : 0;
    const ach = room.ventilationAch + flow / volumeM3;
    close(outcome.ach, ach);
    if (room.people) close(outcome.eachLitresPerSecond ?? NaN, (ach * volumeM3) / 3.6 / room.people);
    else expect(outcome.eachLitresPerSecond).toBeUndefined();
    const hours = moment.minutes / 60;
    const empty = Math.exp(-ach * hours);
    close(outcome.remainingShare, moment.isInUse ? (ach === 0 ? hours : (1 - empty) / ach) : empty);
    if (!machine) return;
    close(choice.noiseDbA, Math.round((machine.dbA[choice.speed - 1] ?? NaN) + 10 * Math.log10(choice.machines)));
    const hoursPerYear = hoursByHand[room.roomKind ?? 'other'] ?? building;
    const ordered = choice.machines * room.count;
    const months = Math.min(12, Math.max(6, (12 * 4380) / hoursPerYear));
    const ratio = (machine.m3PerHour[choice.speed - 1] ?? NaN) / (machine.m3PerHour.at(-1) ?? NaN);
    // In whole watts.
    const watts = Math.round(machine.constantW + (machine.fullW - machine.constantW) * ratio ** 3);
    orders += 1;
    count += ordered;
    isPriced &&= machine.pounds !== undefined;
    pounds += ordered * (machine.pounds ?? 0);
    filterOrders = Math.max(filterOrders, Math.ceil(60 / months - 1e-9) - 1);
    sets += ordered * (Math.ceil(60 / months - 1e-9) - 1);
    filterPounds += ordered * (Math.ceil(60 / months - 1e-9) - 1) * machine.setPounds;
    runningPounds += Math.round((ordered * 5 * watts * hoursPerYear * 0.27) / 1000 / 1);
  });
  const delivery = orders > 0 ? 25 * (1 + filterOrders) : 0;
  expect(option.machines).toBe(count);
  expect(option.pricePence).toBe(isPriced ? pounds * 100 : undefined);
  expect(option.withoutVatPence).toBe(isPriced ? Math.round(pounds / 0.012) : undefined);
  expect(option.cost.filterSets).toBe(sets);
  const sumPounds = pounds + delivery + filterPounds + runningPounds;
  // Electricity is rounded to whole pounds for each kind of room.
  expect(Math.abs(option.cost.sumPence / 100 - sumPounds)).toBeLessThanOrEqual(orders * 1e-6);
  // VAT of what we invoice; electricity stays as its price was typed.
  const { sumPence, runningPence, withoutVatPence } = option.cost;
  expect(withoutVatPence).toBe(Math.round((sumPence - runningPence) / 1.2) + runningPence);
}

describe('a business case', () => {
  it('counts the beds of its rooms, each of which has its part of a day', () => {
    const bays = [{ ...wardRoomAnswers.bay, floor: '', count: 3 }];
    const { beds, recommended } = calculateCase(bays, { moment: { minutes: 20, isInUse: false }, hours: 'office' });
    expect(beds).toBe(12);
    const { cost } = recommended ?? {};
    if (!cost) throw new Error('the bays have no answer');
    const each = eachPence(cost, { label: '', count: 365 * 12, isPerYear: true });
    expect(each).toEqual({
      pence: Math.round(cost.sumPence / 21900),
      withoutVatPence: Math.round(cost.withoutVatPence / 21900),
    });
    expect(
      calculateCase([...bays, { ...wardRoomAnswers.consultingRoom, floor: '', count: 1 }], {
        moment: { minutes: 20, isInUse: false },
        hours: 'office',
      }).beds,
    ).toBeUndefined();
  });

  it('agrees with an independent calculation for 300 rooms and 100 plans', () => {
    const next = numbers(40);
    const cases = [
      ...Array.from({ length: 300 }, (_, index) => [randomRoom(next, index)]),
      ...Array.from({ length: 100 }, () =>
        Array.from({ length: 2 + Math.floor(next(0, 8)) }, (_, index) => randomRoom(next, index)),
      ),
    ];
    const kinds = { answered: 0, quieter: 0, unanswered: 0 };
    cases.forEach((rooms, index) => {
      const moment = { minutes: [15, 30, 60][index % 3] ?? 15, isInUse: index % 2 === 0 };
      const hours = (['school', 'office', 'always'] as const)[index % 3] ?? 'school';
      const hoursPerYear = [1560, 2080, 8760][index % 3] ?? 1560;
      const { nothing, recommended, others, quieter, answers, people } = calculateCase(rooms, { moment, hours });
      expectFigures(rooms, nothing, moment, hoursPerYear);
      expect(nothing.pricePence).toBe(0);
      const isOpen = answers.some(({ kind }) => kind === 'too-loud' || kind === 'ask-us');
      expect(recommended === undefined).toBe(isOpen);
      expect(others !== undefined).toBe(isOpen && answers.some(({ kind }) => kind === 'choice'));
      if (others) expectFigures(rooms, others, moment, hoursPerYear);
      kinds[isOpen ? 'unanswered' : 'answered'] += 1;
      if (recommended) expectFigures(rooms, recommended, moment, hoursPerYear);
      if (recommended && quieter) {
        kinds.quieter += 1;
        expectFigures(rooms, quieter, moment, hoursPerYear);
        const loudest = (option: CaseOption) => Math.max(...option.outcomes.map(({ choice }) => choice?.noiseDbA ?? 0));
        expect(loudest(quieter)).toBeLessThanOrEqual(loudest(recommended));
        quieter.outcomes.forEach(({ choice }, room) => {
          const answer = recommended.outcomes[room]?.choice;
          if (choice && answer && choice !== answer)
            expect(answer.noiseDbA - choice.noiseDbA).toBeGreaterThanOrEqual(3);
        });
      }
      const counted = rooms.reduce((sum, room) => sum + (room.people ?? NaN) * room.count, 0);
      expect(people).toBe(Number.isNaN(counted) ? undefined : counted);
    });
    expect(kinds.answered).toBeGreaterThan(200);
    expect(kinds.quieter).toBeGreaterThan(100);
    expect(kinds.unanswered).toBeGreaterThan(20);
  });

  it('has no price if one room has no answer', () => {
    const room = { ...randomRoom(numbers(1), 0), lengthM: 9, widthM: 7, heightM: 3, noiseLimitDbA: 20 };
    const result = calculateCase([room], { moment: { minutes: 15, isInUse: false }, hours: 'office' });
    expect(result.answers[0]?.kind).toBe('too-loud');
    expect(result.recommended).toBeUndefined();
    expect(result.quieter).toBeUndefined();
  });
});

it('counts the ventilation beside which a room is sized, or else that of all rooms', () => {
  const size = { lengthM: 5.4, widthM: 4.3, heightM: 2.7, people: 3 };
  const room: CaseRoom = { ...usualSettings, ...size, ventilationAch: 0, name: 'Treatment room', floor: '', count: 1 };
  const basis = { moment: { minutes: 20, isInUse: false }, hours: 'always', besideAch: 1 } as const;
  const achOfNothing = (rooms: CaseRoom[]) => calculateCase(rooms, basis).nothing.outcomes.map(({ ach }) => ach);
  expect(achOfNothing([{ ...room, besideAch: 10 }, room])).toEqual([10, 1]);
});

it('runs each room for the hours of its kind, and names the room that differs', () => {
  const rooms = [
    { ...wardRoomAnswers.bay, floor: '', count: 4 },
    { ...wardRoomAnswers.treatmentRoom, floor: '', count: 1 },
    { ...wardRoomAnswers.waitingArea, floor: '', count: 1 },
  ];
  expect(formatHours(rooms, 'always')).toBe('8,760 hours a year (four-bed bay) or 2,080 (other rooms)');
  expect(formatHours(rooms.slice(1), 'always')).toBe('2,080 hours a year');
  const mixed = [...rooms, { ...schoolRoomAnswers.staffRoom, floor: '', count: 1 }];
  expect(formatHours(mixed, 'school')).toBe('1,560 to 8,760 hours a year, by the kind of room');
});

it('shuts the windows for music, and opens them when it is over', () => {
  const room: CaseRoom = { ...functionRoom, floor: '', count: 1 };
  const basis = {
    moment: { minutes: 15, isInUse: false },
    hours: 'restaurant',
    besideAch: 1,
    isShutForMusic: true,
  } as const;
  const { nothing, recommended } = calculateCase([room], basis);
  const [before, after] = [nothing.outcomes[0], recommended?.outcomes[0]];
  // 864 m³ for 120 guests, eight of 727 m³/h
  expect(before?.eachLitresPerSecond).toBeCloseTo(864 / 3.6 / 120, 6);
  expect(after?.eachLitresPerSecond).toBeCloseTo((8 * 727) / 3.6 / 120, 6);
  expect(after?.remainingShare).toBeCloseTo(Math.exp(-((8 * 727) / 864 + 1) / 4), 6);
});
