// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { formatCrowd, formatPeopleHint } from '@/data/people-hint';
import {
  formatAnswer,
  answerRoom,
  formatComparison,
  formatMachines,
  formatPrice,
  formatSpeed,
} from '@/data/room-answers';
import { formatDecision } from '@/data/room-decision';
import { purifiers } from '@/data/purifiers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { capitalised, countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { loadProduct } from '@/data/products/load-product';
import { cdphAch, cleanAirNeed, litresPerSecondEachOf, peopleRules } from '@/domain/people';
import type { LinkedRoom } from '@/domain/plan/plan';
import { readPlan } from '@/domain/plan/read-plan';
import { plannerUrl, roomFragment } from '@/domain/plan/write-plan';
import { type RoomAnswer, type RoomRequirements, settingsOf, usualSettings } from '@/domain/room-answer';
import { AirChangeResults } from '@/features/calculator/AirChangeResults';
import { RoomLine } from '@/features/compare/ComparisonBody';
import { comparedRoom } from '@/features/compare/compared-room';
import { purifierRows } from '@/features/compare/purifier-rows';
import { settingsOfKind } from '@/features/planner/form/room-presets';
import { PlannerAnswer } from '@/features/planner/answer/PlannerAnswer';
import { RoomDetails } from '@/features/planner/answer/RoomDetails';
import { WorkedOut } from '@/features/planner/answer/WorkedOut';
import { figureAnswers } from '@/features/search/engine/figure-answers';
import { SectorAnswer } from '@/features/sectors/SectorAnswer';
import { compareUrl } from '@/lib/links/compare-url';
import { priceOf } from '@/mocks/price-of';
import { hrefOf, show } from '@/mocks/show';

const modules = import.meta.glob<Record<string, unknown>>('@/data/rooms/*-rooms.ts', { eager: true });

function isRoom(value: unknown): value is ExampleRoom {
  return typeof value === 'object' && value !== null && 'phrase' in value;
}

const typical = [
  ...new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap((value) => (isRoom(value) ? [value] : Object.values(value ?? {}).filter(isRoom)))
      .map((room) => [room.key, room]),
  ).values(),
];

/** Too large for an answer. */
const warehouse = {
  ...usualSettings,
  key: 'warehouse',
  name: 'Warehouse',
  phrase: 'A warehouse',
  lengthM: 90,
  widthM: 60,
  heightM: 8,
  people: 40,
};

const rooms: ExampleRoom[] = [...typical, warehouse];

type RuledRoom = ExampleRoom & Pick<LinkedRoom, 'rule' | 'litresPerSecondEach'>;

/** A classroom sized by its people, by each rule. */
const byPeople = peopleRules.map((rule): RuledRoom => {
  const room: ExampleRoom = schoolRoomAnswers.classroom;
  const { roomKind = 'classroom' } = room;
  return {
    ...room,
    ...{ key: `${room.key} by ${rule}`, rule },
    litresPerSecondEach: rule === 'own' ? 12.5 : litresPerSecondEachOf(rule, roomKind),
    targetAch: rule === 'cdph' ? cdphAch : room.targetAch,
  };
});

function textOf(page: React.ReactNode): string {
  const { container, unmount } = show(page);
  const text = (container.textContent ?? '').replace(/\s+/g, ' ');
  unmount();
  return text;
}

const addressed = (url: string) => new URL(url, 'https://example.com');

async function verdictFor(answer: RoomAnswer, room: RoomRequirements) {
  if (answer.kind !== 'choice') return;
  const product = await loadProduct(purifiers[answer.choice.model].slug);
  if (product?.kind !== 'purifier') throw new Error('the answer is no purifier');
  return purifierRows([product], room)[0]?.figures[0];
}

test.each(typical.filter(({ roomKind }) => roomKind).map((room) => [room.key, room] as const))(
  'the kind of "%s" carries its settings in the planner',
  (_key, room) => {
    expect(settingsOfKind(room.roomKind ?? 'other')).toEqual(settingsOf(room));
  },
);

test('a room of unknown kind says in one line what a classroom would take, wherever it is typed', () => {
  const size = { lengthM: 9, widthM: 7, heightM: 3 };
  const line = formatPeopleHint({ ...usualSettings, ...size }) ?? 'none';
  expect(line).toBe(
    `A classroom of this size, for 30 people and within 45 dB(A), takes four Generation X, ${priceOf('generation-x', 4)}`,
  );
  const planned = { ...usualSettings, ...size, roomKind: 'other', name: '', floor: '' } as const;
  expect(textOf(<PlannerAnswer room={planned} onNoiseLimit={() => {}} />)).toContain(line);
  expect(textOf(<AirChangeResults room={size} settings={usualSettings} />)).toContain(line);
  expect(figureAnswers('9 x 7 x 3', [])[0]?.lines).toContain(`${line}.`);
  expect(
    textOf(<RoomLine compared={{ room: { ...usualSettings, ...size }, isExample: false, misread: '' }} />),
  ).toContain(line);
  expect(formatPeopleHint({ ...usualSettings, volumeM3: 48 })).toBeUndefined();
  expect(formatPeopleHint(schoolRoomAnswers.classroom)).toBeUndefined();
});

test('asks to check the size where people could hardly stand', () => {
  const closet = { lengthM: 1.5, widthM: 2, heightM: 2.4 };
  expect(formatCrowd({ ...closet, people: 30 })).toBe('30 people in 3 m²: check the size and the number');
  expect(formatCrowd({ ...closet, people: 6 })).toBeUndefined();
  expect(formatCrowd(closet)).toBeUndefined();
});

test('covers the typical rooms, one without an answer and some where people decide', () => {
  expect(typical.length).toBeGreaterThan(25);
  expect(answerRoom(warehouse).kind).toBe('ask-us');
  expect(byPeople.filter((room) => cleanAirNeed(room).decidedBy === 'people')).not.toEqual([]);
});

describe.each<[string, RuledRoom]>([...rooms, ...byPeople].map((room) => [room.key, room]))('%s', (_key, room) => {
  const answer = answerRoom(room);
  const words = formatAnswer(answer, room);
  const reasons = [formatComparison(answer), formatDecision(room)].filter((reason) => reason !== undefined);

  test('has the same answer in strip, planner and calculator', () => {
    const strip = textOf(<SectorAnswer room={room} />);
    const { rooms: linked, leftOut } = readPlan(addressed(plannerUrl(room)).hash);
    expect(leftOut).toEqual([]);
    const [planned] = linked;
    if (!planned) throw new Error('the link holds no room');
    expect(settingsOf(planned)).toEqual(settingsOf(room));
    const { people, rule, litresPerSecondEach } = room;
    expect(planned).toMatchObject({
      people,
      roomKind: room.roomKind ?? 'other',
      ...(rule && { rule, litresPerSecondEach }),
    });
    expect(answerRoom(planned)).toEqual(answer);
    const view = textOf(
      <>
        <PlannerAnswer room={planned} onNoiseLimit={() => {}} />
        {answer.kind === 'choice' && <WorkedOut room={planned} choice={answer.choice} />}
        {answer.kind === 'choice' && <RoomDetails room={planned} choice={answer.choice} />}
      </>,
    ).replaceAll('\u00a0', ' ');
    if (answer.kind === 'choice') {
      const machines = formatMachines(answer.choice);
      expect(strip).toContain(machines);
      expect(view.toLowerCase()).toContain(`you need ${machines.toLowerCase()}`);
      expect(view).toContain(formatPrice(answer.choice));
      for (const reason of reasons) expect(strip).toContain(reason);
      expect(/decides?, not the volume/.test(view)).toBe(answer.decidedBy === 'people');
      expect(/volume decides/i.test(view)).toBe(answer.decidedBy === 'air-changes');
      for (const { choice } of answer.alternatives) expect(view).toContain(formatPrice(choice));
    } else {
      expect(strip).toContain(words);
      expect(view.toLowerCase()).toContain(words.replace(/[:;] .*/, '').toLowerCase());
    }
    const size = { lengthM: room.lengthM, widthM: room.widthM, heightM: room.heightM };
    const calculator = show(<AirChangeResults room={size} settings={room} />);
    expect(calculator.container).toHaveTextContent(words);
    for (const reason of reasons) expect(calculator.container).toHaveTextContent(reason);
    expect(hrefOf('Plan this room', calculator)).toBe(plannerUrl(room));
    calculator.unmount();
  });

  test('has the same answer in the comparison that the planner links to', async () => {
    const { room: compared } = comparedRoom(addressed(compareUrl(['generation-x'], roomFragment(room))));
    expect(answerRoom(compared)).toEqual(answer);
    const verdict = await verdictFor(answer, compared);
    if (answer.kind !== 'choice') return;
    expect(verdict?.note).toContain(formatSpeed(answer.choice));
    if (answer.choice.machines === 1) expect(verdict?.text).toMatch(/nough$/);
    else expect(verdict?.text).toBe(`${capitalised(countWord(answer.choice.machines))} of them`);
  });
});

test('a room of a known kind in which nobody is counted says what the people of its kind would take', () => {
  const room = { ...settingsOfKind('classroom'), lengthM: 7.5, widthM: 7.3, heightM: 2.7 };
  const planned = { ...room, roomKind: 'classroom', name: '', floor: '' } as const;
  const hint = `Nobody is counted. For 30 people: four Generation X, ${priceOf('generation-x', 4)}.`;
  expect(textOf(<PlannerAnswer room={planned} onNoiseLimit={() => {}} />)).toContain(hint);
  expect(textOf(<RoomLine compared={{ room: planned, isExample: false, misread: '' }} />)).toContain(hint);
  expect(formatPeopleHint({ ...room, people: 12 }, 'classroom')).toBeUndefined();
  expect(formatPeopleHint({ ...settingsOfKind('treatment-room'), volumeM3: 41 }, 'treatment-room')).toBeUndefined();
});

test.each(rooms.map((room) => [room.key, room] as const))(
  '%s is answered by search and comparison as the planner answers it with its usual settings',
  async (_key, room) => {
    const volumeM3 = room.lengthM * room.widthM * room.heightM;
    const usual = { ...usualSettings, volumeM3 };
    const areaM2 = Number((volumeM3 / 2.4).toFixed(4));
    const answer = answerRoom(usual);
    expect(figureAnswers(`${areaM2} m2`, [])[0]?.title).toBe(`${grouped(areaM2)} m²: ${formatAnswer(answer, usual)}`);
    const verdict = await verdictFor(answer, usual);
    if (answer.kind !== 'choice') return;
    if (answer.choice.machines === 1) expect(verdict?.text).toMatch(/nough$/);
    else expect(verdict?.text).toBe(`${capitalised(countWord(answer.choice.machines))} of them`);
  },
);
