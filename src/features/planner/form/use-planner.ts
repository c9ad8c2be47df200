import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import type { PlannedRoom } from '@/domain/plan/plan';
import { addressedPlan } from '@/domain/plan/read-plan';
import { writePlan } from '@/domain/plan/write-plan';
import type { RoomKind } from '@/domain/people';
import type { LengthUnit } from '@/domain/room-sides';
import { replaceAddress } from '@/lib/browser/replace-address';
import { type FieldName, fieldOrder, parseRoom, type TypedRoom } from './planner-form';
import { noRoom, planInAddress, plannerReducer } from './planner-state';
import { exampleOfKind } from './room-presets';
import { typedRoom } from './typed-room';

/** The state of the planner's form and its actions. */
export type Planner = ReturnType<typeof usePlanner>;

/** Shown while there is no room. */
function exampleOf(typed: TypedRoom): { phrase: string; room: PlannedRoom } {
  const { phrase, room } = exampleOfKind(typed.kind);
  const { length, width, height, people, kind } = typedRoom(room);
  const read = parseRoom({
    ...typed,
    unit: 'm',
    exactM: {},
    length,
    width,
    height,
    kind,
    people: typed.people || people,
  });
  return { phrase, room: 'room' in read ? read.room : room };
}

/** Writes the plan to the address, unless it is there. */
function writeAddress(query: string): void {
  if (writePlan(addressedPlan(window.location)) === query) return;
  const { pathname } = window.location;
  replaceAddress(query ? `${pathname}#${query}` : pathname);
}

/** The form follows the plans of addresses; it keeps its state, and its place in the address, at any other address. */
export function usePlanner() {
  const location = useLocation();
  const isHydrated = useHydrated();
  const [state, dispatch] = useReducer(plannerReducer, noRoom);
  const [readLocation, setReadLocation] = useState<Location>();
  const { typed, errors, room, wasAdded, linked, changing } = state;

  if (isHydrated && readLocation !== location) {
    setReadLocation(location);
    dispatch({ type: 'address', plan: addressedPlan(location) });
  }

  const query = writePlan(planInAddress(state));
  const write = useEffectEvent(() => {
    if (readLocation) writeAddress(query);
  });
  useEffect(() => write(), [query, readLocation]);

  // The router, which does not know what `writeAddress` wrote, may see no change in a new hash.
  const followHash = useEffectEvent(() => {
    const action = { type: 'address', plan: addressedPlan(window.location) } as const;
    dispatch(action);
    writeAddress(writePlan(planInAddress(plannerReducer(state, action))));
  });
  useEffect(() => {
    const follow = () => followHash();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function calculate(): { room: PlannedRoom } | { firstBad: FieldName } {
    const parsed = parseRoom(typed);
    if ('room' in parsed) {
      dispatch({ type: 'calculated', room: parsed.room });
      return parsed;
    }
    dispatch({ type: 'errors', errors: parsed.errors });
    return { firstBad: fieldOrder.find((name) => parsed.errors[name]) ?? 'length' };
  }

  return {
    typed,
    errors,
    room,
    wasAdded,
    linked,
    changing,
    example: exampleOf(typed),
    /** The fields have changed to something invalid since the room was worked out. */
    isStale: room !== undefined && 'errors' in parseRoom(typed),
    change: (part: Partial<TypedRoom>) => dispatch({ type: 'edit', part }),
    chooseKind: (kind: RoomKind) => dispatch({ type: 'kind', kind }),
    changeUnit: (unit: LengthUnit) => dispatch({ type: 'unit', unit }),
    calculate,
    openExample: (room: PlannedRoom) => dispatch({ type: 'open', room }),
    openLinked: (room: PlannedRoom, linkedIndex: number) => dispatch({ type: 'open', room, linkedIndex }),
    startChanging: (room: PlannedRoom) => dispatch({ type: 'open', room, isChanging: true }),
    begin: () => dispatch({ type: 'begin' }),
  };
}
