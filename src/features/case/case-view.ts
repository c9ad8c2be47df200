import type { BusinessCase, CaseOption, CaseRoom } from '@/data/case/business-case';
import type { CaseWords } from '@/data/case/case-words';
import { formatMachines } from '@/data/room-answers';
import { calculatorModels } from '@/domain/machines';
import { countWord } from '@/lib/format/count-word';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import { isTooLong, planUrl } from '@/domain/plan/write-plan';

/** What the sheets of a case show. */
export type CaseView = {
  study: BusinessCase;
  words: CaseWords;
  title: string;
  /** For whom the case is made; '' prints a line. */
  body: string;
  /** As in `2026-11-25`. */
  isoDate: string;
  /** The address of the rooms; undefined if they are too many for one. */
  url: string | undefined;
  /** Products of the plan that are no machines, as in "4 × Gen X Filter". */
  products: readonly string[];
};

/** A longer address makes a code too fine to scan. */
export const maxCodeCharacters = 900;

export type SideProps = { view: CaseView; name: string };

/** The rooms one by one, as the planner keeps them; undefined if they are more than a plan holds. */
export function planOf(rooms: readonly CaseRoom[]): Plan | undefined {
  const all = rooms.flatMap(({ count, ...room }): PlannedRoom[] =>
    Array.from({ length: count }, (_, index) => ({
      ...room,
      roomKind: room.roomKind ?? 'other',
      name: count > 1 ? `${room.name} ${index + 1}` : room.name,
    })),
  );
  return all.length > planLimits.rooms ? undefined : { rooms: all, items: [] };
}

export function caseUrl(rooms: readonly CaseRoom[], origin: string): string | undefined {
  const plan = planOf(rooms);
  const url = plan && planUrl(plan, origin);
  return url === undefined || isTooLong(url) ? undefined : url;
}

export function roomName({ name }: CaseRoom, index: number): string {
  return name || `Room ${index + 1}`;
}

/** As in "Clean air for one classroom". @param isTypical whether the name is of a kind of room */
export function titleOf(rooms: readonly CaseRoom[], isTypical: boolean): string {
  const count = rooms.reduce((sum, room) => sum + room.count, 0);
  const [room] = rooms;
  if (count !== 1 || !room?.name) return `Clean air for ${countWord(count)} ${count === 1 ? 'room' : 'rooms'}`;
  return `Clean air for ${isTypical ? `one ${room.name.charAt(0).toLowerCase()}${room.name.slice(1)}` : room.name}`;
}

export const validDays = 30;
/** More rooms than these stand on sheets of their own. */
export const maxDrawnRooms = 6;

/** As in `2026-12-25`. */
export function daysLater(isoDate: string, days: number): string {
  const moment = new Date(`${isoDate}T12:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}

/** As in "three Generation X and one Generation Z". */
export function formatOrder({ study }: CaseView, { outcomes }: CaseOption): string {
  const counts = calculatorModels.flatMap(({ name: model }) => {
    const machines = outcomes.reduce((sum, { choice }, index) => {
      const count = study.rooms[index]?.count ?? 1;
      return choice?.model === model ? sum + choice.machines * count : sum;
    }, 0);
    return machines > 0 ? [formatMachines({ model, machines })] : [];
  });
  return counts.join(' and ') || 'no machine';
}

/** Rows of rooms that fit on one sheet. */
const mostRows = 12;

/** How many rooms stand on each sheet, as evenly as can be. */
export function rowsOfSheets(rooms: number): number[] {
  const sheets = Math.ceil(rooms / mostRows);
  return Array.from({ length: sheets }, (_, sheet) => Math.ceil((rooms - sheet) / sheets));
}
