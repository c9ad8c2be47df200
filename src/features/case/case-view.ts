import type { CaseResult, CaseOption, CaseRoom } from '@/data/case/business-case';
import type { CaseWords } from '@/data/case/words/type';
import { formatMachines } from '@/data/room-answers';
import { calculatorModels } from '@/domain/machines';
import { countWord, lowerFirst } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import type { Plan, PlannedRoom } from '@/domain/plan/plan';
import { planLimits } from '@/domain/plan/plan-fields';
import { isTooLong, planUrl } from '@/domain/plan/write-plan';

/** What the sheets of a case show. */
export type CaseView = {
  result: CaseResult;
  words: CaseWords;
  title: string;
  /** For whom the case is made; '' prints a line. */
  organisation: string;
  /** As in `2026-11-25`. */
  isoDate: string;
  /** The address of the rooms; undefined if they are too many for one. */
  url: string | undefined;
  /** Products of the plan that are no machines, as in "4 × Gen X Filter". */
  products: readonly string[];
};

/** A longer address makes a code too fine to scan. */
const maxCodeCharacters = 900;

/** Whether the address of the plan is short enough for a QR code. */
export function hasPlanCode({ url }: CaseView): boolean {
  return url !== undefined && url.length <= maxCodeCharacters;
}

/** What each side of a case shows, and the name in its foot. */
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

/** Absolute address of the rooms as a plan; undefined if they make none, or one that is too long. */
export function caseUrl(rooms: readonly CaseRoom[], origin: string): string | undefined {
  const plan = planOf(rooms);
  const url = plan && planUrl(plan, origin);
  return url === undefined || isTooLong(url) ? undefined : url;
}

/** The name of a room, or "Room 2". */
export function roomName({ name }: CaseRoom, index: number): string {
  return name || `Room ${index + 1}`;
}

/** Longer titles give the number of rooms. */
const maxTitleCharacters = 60;

const plural = (name: string) => (/[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`);

/**
 * As in "Clean air for one classroom" or "Clean air for six classrooms, hall and nursery".
 * @param isTypical whether the names are of kinds of room
 */
export function titleOf(rooms: readonly CaseRoom[], isTypical: boolean): string {
  const count = rooms.reduce((sum, room) => sum + room.count, 0);
  const [room] = rooms;
  if (count === 1 && room?.name) return `Clean air for ${isTypical ? `one ${lowerFirst(room.name)}` : room.name}`;
  const names = rooms
    .filter((each) => each.count > 0)
    .map((each) =>
      each.count > 1 ? `${countWord(each.count)} ${plural(lowerFirst(each.name))}` : lowerFirst(each.name),
    );
  const title = `Clean air for ${formatList(names)}`;
  const isNamed = isTypical && rooms.every(({ name }) => name) && title.length <= maxTitleCharacters;
  return isNamed && names.length > 0 ? title : `Clean air for ${countWord(count)} ${count === 1 ? 'room' : 'rooms'}`;
}

/** More rooms than these stand on sheets of their own. */
export const maxDrawnRooms = 6;

/** As in "three Generation X, one Generation Y and one Generation Z". */
export function formatOrder({ result }: CaseView, { outcomes }: CaseOption): string {
  const counts = calculatorModels.flatMap(({ model }) => {
    const machines = outcomes.reduce((sum, { choice }, index) => {
      const count = result.rooms[index]?.count ?? 1;
      return choice?.model === model ? sum + choice.machines * count : sum;
    }, 0);
    return machines > 0 ? [formatMachines({ model, machines })] : [];
  });
  return formatList(counts) || 'no machine';
}

/** Rows of rooms that fit on one sheet. */
const mostRows = 12;

/** How many rooms stand on each sheet, as evenly as can be. */
export function rowsOfSheets(rooms: number): number[] {
  const sheets = Math.ceil(rooms / mostRows);
  return Array.from({ length: sheets }, (_, sheet) => Math.ceil((rooms - sheet) / sheets));
}
