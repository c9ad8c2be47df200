// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { answerInWords, answerRoom, machinesInWords, priceInWords } from '@/data/room-answers';
import { purifiers } from '@/data/purifiers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { loadProduct } from '@/data/products/load-product';
import { plannerUrl, parsePlan } from '@/domain/plan-url';
import { type RoomChoice, settingsOf, usualSettings } from '@/domain/room-advice';
import { AirChangeResults } from '@/features/calculator/AirChangeResults';
import { purifierRows } from '@/features/catalogue/compare/purifier-rows';
import { RoomAdviceView } from '@/features/planner/RoomAdviceView';
import { figureAnswers } from '@/features/search/figure-answers';
import { RoomAnswer } from '@/features/sectors/RoomAnswer';

const modules = import.meta.glob<Record<string, unknown>>('@/data/rooms/*-rooms.ts', { eager: true });

function isRoom(value: unknown): value is AnsweredRoom {
  return typeof value === 'object' && value !== null && 'said' in value;
}

const typical = [
  ...new Map(
    Object.values(modules)
      .flatMap((module) => Object.values(module))
      .flatMap((value) => (isRoom(value) ? [value] : Object.values(value ?? {}).filter(isRoom)))
      .map((room) => [room.key, room]),
  ).values(),
];

const others: AnsweredRoom[] = Array.from({ length: 40 - typical.length }, (_, index) => {
  const areaM2 = 6 + index * 14;
  const said = `A room of ${areaM2} m²`;
  return { key: said, name: said, said, lengthM: areaM2 / 2, widthM: 2, heightM: 2.4, ...usualSettings };
});

const rooms = [...typical, ...others];

function textOf(page: React.ReactNode): string {
  const { container, unmount } = render(<MemoryRouter>{page}</MemoryRouter>);
  const text = (container.textContent ?? '').replace(/\s+/g, ' ');
  unmount();
  return text;
}

function choiceOf(room: AnsweredRoom): RoomChoice {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') throw new Error(`${room.key}: ${advice.kind}`);
  return advice.choice;
}

test('there are forty rooms, most of them typical ones', () => {
  expect(rooms).toHaveLength(40);
  expect(typical.length).toBeGreaterThan(25);
});

describe.each(rooms.map((room) => [room.key, room] as const))('%s', (_key, room) => {
  const choice = choiceOf(room);
  const machines = machinesInWords(choice);
  const size = { lengthM: room.lengthM, widthM: room.widthM, heightM: room.heightM };

  test('is answered by strip, planner and the line under the calculator alike', () => {
    expect(textOf(<RoomAnswer room={room} />)).toContain(machines);
    const read = parsePlan(new URL(plannerUrl(room), 'https://example.com').search);
    expect(read.leftOut).toEqual([]);
    const [planned] = read.rooms;
    if (!planned) throw new Error('the link holds no room');
    expect(settingsOf(planned)).toEqual(settingsOf(room));
    const view = textOf(<RoomAdviceView room={planned} picture={() => null} />);
    expect(view.toLowerCase().replaceAll('\u00a0', ' ')).toContain(`${machines.toLowerCase()} do`);
    expect(view).toContain(priceInWords(choice));
    const line = textOf(<AirChangeResults room={size} settings={settingsOf(room)} />);
    expect(line).toContain(answerInWords(answerRoom(room), room));
  });

  test('is answered by search and comparison as the planner answers the room with its usual settings', async () => {
    const volumeM3 = room.lengthM * room.widthM * room.heightM;
    const usual = { ...usualSettings, volumeM3 };
    const areaM2 = Number((volumeM3 / 2.4).toFixed(4));
    const answer = answerRoom(usual);
    expect(figureAnswers(`${areaM2} m2`, [])[0]?.title).toBe(`${areaM2} m²: ${answerInWords(answer, usual)}`);
    if (answer.kind !== 'choice') return;
    const product = await loadProduct(purifiers[answer.choice.model].slug);
    if (product?.kind !== 'purifier') throw new Error('the answer is no purifier');
    const row = purifierRows([product], volumeM3).find(({ label }) => label === 'For your room');
    expect(row?.figures[0]?.text).toBe(String(answer.choice.machines));
  });
});
