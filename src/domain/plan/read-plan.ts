import { productSlugs } from '@/config/product-slugs';
import { maxUnits } from '@/lib/links/price-request-url';
import type { RoomSize } from '../room';
import { completeRoom } from './complete-room';
import { isEmptyPlan, type PlanItem, type PlannedRoom } from './plan';
import {
  type FieldKey,
  fieldKeys,
  type PlanValues,
  planLimits,
  readNumber,
  roomFields,
  roomLimits,
} from './plan-fields';

function readSize(text: string): RoomSize | undefined {
  const [lengthM, widthM, heightM, ...more] = text
    .split('x')
    .map((side, index) => readNumber(side, index === 2 ? roomLimits.heightM : roomLimits.sideM));
  if (lengthM === undefined || widthM === undefined || heightM === undefined || more.length > 0) return undefined;
  return { lengthM, widthM, heightM };
}

function readItem(value: string): PlanItem | undefined {
  const [name, count] = value.split('*');
  const slug = productSlugs.find((known) => known === name);
  const number = readNumber(count, { min: 1, max: maxUnits, decimals: 0 });
  return slug && number ? { slug, number } : undefined;
}

/** @returns false if the value is invalid */
function readField<Key extends FieldKey>(values: Partial<PlanValues>, key: Key, text: string): boolean {
  const value = roomFields[key].read(text);
  if (value === undefined) return false;
  values[key] = value;
  return true;
}

type RoomParameters = { size: RoomSize; values: Partial<PlanValues> };

/** @returns the room, and the parameters that cannot be used */
function completed({ size, values }: RoomParameters): { room: PlannedRoom; leftOut: string[] } {
  const { room, unusable } = completeRoom(size, values);
  return {
    room,
    leftOut: [
      ...(unusable.rule ? [`rule=${unusable.rule}`] : []),
      ...(unusable.ventilation ? [`vent=${roomFields.ventilation.write(unusable.ventilation)}`] : []),
    ],
  };
}

/** What an address or a stored text holds of a plan; what cannot be read is listed. */
export type ReadPlan = {
  rooms: PlannedRoom[];
  items: PlanItem[];
  /** Parameters that cannot be read. */
  leftOut: string[];
  /** Parameters of other names: an address may have some, as of a campaign; a stored plan has none. */
  unknown: string[];
  /** Number of rooms above `planLimits.rooms`. */
  tooMany: number;
};

/**
 * Reads rooms such as `#room=5x4x2.5&target=6&name=Surgery&room=9x7x3`; parameters after a `room` belong to it.
 * Invalid parameters are returned in `leftOut`.
 */
export function readPlan(text: string): ReadPlan {
  const sizedRooms: RoomParameters[] = [];
  const items: PlanItem[] = [];
  const leftOut: string[] = [];
  const unknown: string[] = [];
  let values: Partial<PlanValues> | undefined;
  for (const [name, value] of new URLSearchParams(text.replace(/^[#?]/, ''))) {
    const keys = fieldKeys.filter((key) => roomFields[key].parameter === name);
    let isRead = true;
    if (name === 'room') {
      const size = readSize(value);
      isRead = size !== undefined;
      values = size && {};
      if (size && values) sizedRooms.push({ size, values });
    } else if (name === 'item') {
      const item = readItem(value);
      isRead = item !== undefined && !items.some(({ slug }) => slug === item.slug);
      if (item && isRead) items.push(item);
    } else if (keys.length > 0) {
      const read = values;
      isRead = read !== undefined && keys.some((key) => readField(read, key, value));
    } else {
      unknown.push(value ? `${name}=${value}` : name);
    }
    if (!isRead) leftOut.push(`${name}=${value}`);
  }
  const rooms = sizedRooms.slice(0, planLimits.rooms).map(completed);
  return {
    rooms: rooms.map(({ room }) => room),
    items,
    leftOut: [...leftOut, ...rooms.flatMap((completedRoom) => completedRoom.leftOut)],
    unknown,
    tooMany: sizedRooms.length - rooms.length,
  };
}

/** The plan of an address: of its fragment, or of its query as in older links. */
export function addressedPlan({ hash, search }: { hash: string; search: string }): ReadPlan {
  const fragmentPlan = readPlan(hash);
  return isEmptyPlan(fragmentPlan) && fragmentPlan.leftOut.length === 0 ? readPlan(search) : fragmentPlan;
}
