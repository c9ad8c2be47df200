// @vitest-environment node
import { expect, test } from 'vitest';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { prices } from '@/features/planner/prices';
import { readPlan } from '@/domain/plan-url';
import { adviseRoom } from '@/domain/room-advice';
import { machinesNeeded } from '@/domain/sizing';
import { plannerHrefOf } from '@/data/rooms/answered-room';

const modules = import.meta.glob<Record<string, unknown>>('@/data/rooms/*-rooms.ts', { eager: true });

function isRoom(value: unknown): value is AnsweredRoom {
  return typeof value === 'object' && value !== null && 'said' in value && 'model' in value;
}

/** Every room that the site answers, wherever it is listed. */
const rooms = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (isRoom(value) ? [value] : Object.values(value ?? {}).filter(isRoom)));

test('the site answers rooms', () => expect(rooms.length).toBeGreaterThan(15));

test.each(rooms.map((room) => [room.key, room] as const))('the planner answers %s as its page does', (_key, room) => {
  const read = readPlan(new URL(plannerHrefOf(room), 'https://example.com').search);
  expect(read.leftOut).toEqual([]);
  expect(read.rooms.map((planned) => adviseRoom(planned, prices))).toMatchObject([
    { kind: 'choice', choice: { model: room.model, machines: machinesNeeded(room.model, room) } },
  ]);
});
