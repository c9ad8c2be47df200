import type { RoomKind } from '@/domain/people';
import { emptyPlan, isEmptyPlan, type Plan, type PlannedRoom } from '@/domain/plan/plan';
import type { ReadPlan } from '@/domain/plan/read-plan';
import { writePlan } from '@/domain/plan/write-plan';
import { emptySides, type LengthUnit } from '@/domain/room-sides';
import {
  emptyRoom,
  type FieldName,
  convertUnit,
  ofKind,
  parseRoom,
  type RoomErrors,
  type TypedRoom,
} from './planner-form';
import { typedRoom } from './typed-room';

type PlannerState = {
  typed: TypedRoom;
  errors: RoomErrors;
  /** The latest room that the fields gave; undefined before the first. */
  room: PlannedRoom | undefined;
  /** `room` is in the plan, and the form has begun the next one. */
  wasAdded: boolean;
  /** The plan of the address, with the open room in its present state; a single room is no plan. */
  linked: ReadPlan;
  /** Place of the open room in `linked.rooms`; undefined for a room of one's own. */
  linkedIndex: number | undefined;
  /** The room of My plan that is being changed, as it stands there. */
  changing: PlannedRoom | undefined;
};

type PlannerAction =
  /** Opens what the address holds. */
  | { type: 'address'; plan: ReadPlan }
  | { type: 'edit'; part: Partial<TypedRoom> }
  | { type: 'kind'; kind: RoomKind }
  | { type: 'unit'; unit: LengthUnit }
  | { type: 'errors'; errors: RoomErrors }
  /** The fields gave a room, whose answer is shown. */
  | { type: 'calculated'; room: PlannedRoom }
  /** Puts the room of an example, a link or My plan into the form. */
  | { type: 'open'; room: PlannedRoom; linkedIndex?: number; isChanging?: boolean }
  /** Begins the next room after one was added or saved. */
  | { type: 'begin' };

export const noRoom: PlannerState = {
  typed: emptyRoom,
  errors: {},
  room: undefined,
  wasAdded: false,
  linked: { rooms: [], items: [], leftOut: [], unknown: [], tooMany: 0 },
  linkedIndex: undefined,
  changing: undefined,
};

/** What the address holds: the plan of a link, or the room in the form. */
export function planInAddress({ linked, room, wasAdded }: PlannerState): Plan {
  if (!isEmptyPlan(linked)) return linked;
  return room && !wasAdded ? { rooms: [room], items: [] } : emptyPlan;
}

function opened(plan: ReadPlan): PlannerState {
  const [first] = plan.rooms;
  const isPlan = plan.rooms.length > 1 || plan.items.length > 0;
  return {
    ...noRoom,
    typed: first ? typedRoom(first) : emptyRoom,
    room: first,
    linked: isPlan ? plan : { ...noRoom.linked, leftOut: plan.leftOut },
    linkedIndex: isPlan && first ? 0 : undefined,
  };
}

function withRoom(state: PlannerState, room: PlannedRoom): PlannerState {
  const { linked, linkedIndex } = state;
  const rooms = linkedIndex === undefined ? linked.rooms : linked.rooms.with(linkedIndex, room);
  return { ...state, room, wasAdded: false, linked: { ...linked, rooms } };
}

/** Drops the errors that are solved; those of the changed fields are worded anew. */
function remainingErrors(before: RoomErrors, now: RoomErrors, part: Partial<TypedRoom>): RoomErrors {
  return Object.fromEntries(
    Object.entries(before).flatMap(([name, sentence]) => {
      const still = now[name as FieldName];
      return still ? [[name, name in part ? still : sentence]] : [];
    }),
  );
}

function edited(state: PlannerState, typed: TypedRoom, part: Partial<TypedRoom>): PlannerState {
  const parsed = parseRoom(typed);
  const now = 'errors' in parsed ? parsed.errors : {};
  const after = { ...state, typed, errors: remainingErrors(state.errors, now, part) };
  return 'room' in parsed && state.room ? withRoom(after, parsed.room) : after;
}

/** The planner's next state after an action. */
export function plannerReducer(state: PlannerState, action: PlannerAction): PlannerState {
  const { typed } = state;
  switch (action.type) {
    case 'address': {
      const { plan } = action;
      const isOther = !isEmptyPlan(plan) && writePlan(plan) !== writePlan(planInAddress(state));
      return isOther
        ? opened(plan)
        : { ...state, linked: { ...state.linked, leftOut: plan.leftOut, tooMany: plan.tooMany } };
    }
    case 'edit': {
      const { part } = action;
      const exactM = Object.fromEntries(Object.entries(typed.exactM).filter(([side]) => !(side in part)));
      return edited(state, { ...typed, ...part, exactM }, part);
    }
    case 'kind':
      return edited(state, ofKind(typed, action.kind), { kind: action.kind });
    case 'unit':
      return { ...state, typed: convertUnit(typed, action.unit), errors: {} };
    case 'errors':
      return { ...state, errors: action.errors };
    case 'calculated':
      return { ...withRoom(state, action.room), errors: {} };
    case 'open': {
      const { room, linkedIndex, isChanging } = action;
      const changing = isChanging ? room : undefined;
      return withRoom({ ...state, typed: typedRoom(room), errors: {}, linkedIndex, changing }, room);
    }
    case 'begin': {
      const next = { ...typed, ...emptySides, exactM: {}, name: '', people: '' };
      return { ...state, typed: next, errors: {}, wasAdded: true, linkedIndex: undefined, changing: undefined };
    }
  }
}
