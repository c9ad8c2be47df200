import type { ProductSlug } from '@/config/product-slugs';
import type { PeopleRule, RoomKind } from '../people';
import type { RoomSize } from '../room';
import type { RoomSettings } from '../room-answer';
import type { VentilationSource } from '../ventilation';

/** A room as one page hands it to another. */
export type LinkedRoom = RoomSize &
  RoomSettings & {
    roomKind?: RoomKind;
    people?: number | undefined;
    /** The rule for people, with its figure. */
    rule?: PeopleRule;
    litresPerSecondEach?: number | undefined;
  };

/** A room of a plan. */
export type PlannedRoom = LinkedRoom & {
  roomKind: RoomKind;
  /** Where `ventilationAch` comes from, unless it was given as such. */
  ventilation?: VentilationSource;
  /** '' without a name. */
  name: string;
  /** Floor or area of the building; '' without one. */
  floor: string;
};

/** Single products on a plan. */
export type PlanItem = { slug: ProductSlug; number: number };

/** Rooms, and products with their numbers. */
export type Plan = { rooms: readonly PlannedRoom[]; items: readonly PlanItem[] };

/** A plan with nothing in it. */
export const emptyPlan: Plan = { rooms: [], items: [] };

/** Whether a plan has neither rooms nor products. */
export function isEmptyPlan({ rooms, items }: Plan): boolean {
  return rooms.length + items.length === 0;
}
