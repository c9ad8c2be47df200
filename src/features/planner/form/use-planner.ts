import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated';
import { addressedPlan, type ParsedPlan } from '@/domain/parse-plan';
import { type PlannedRoom, planQuery } from '@/domain/plan-url';
import type { RoomKind } from '@/domain/people';
import { type LengthUnit, sides } from '@/domain/room-sides';
import {
  emptyRoom,
  type FieldName,
  fieldOrder,
  inUnit,
  ofKind,
  parseRoom,
  type Problems,
  type TypedRoom,
} from './planner-form';
import { exampleOfKind } from './room-presets';
import { typedRoom } from './typed-room';

export type Planner = ReturnType<typeof usePlanner>;

const nothingLinked: ParsedPlan = { rooms: [], items: [], leftOut: [] };

/** Shown while there is no room. */
function exampleOf(typed: TypedRoom): { said: string; room: PlannedRoom } {
  const { said, room } = exampleOfKind(typed.kind);
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
  return { said, room: 'room' in read ? read.room : room };
}

export function usePlanner() {
  const location = useLocation();
  const isHydrated = useHydrated();
  const addressed = isHydrated ? addressedPlan(location) : nothingLinked;
  const [edited, setEdited] = useState<TypedRoom>();
  const [worked, setWorked] = useState<PlannedRoom>();
  const [linkedIndex, setLinkedIndex] = useState(0);
  const [changedRooms, setChangedRooms] = useState<ParsedPlan['rooms']>();
  const [problems, setProblems] = useState<Problems>({});
  const linkedRooms = changedRooms ?? addressed.rooms;
  const [first] = linkedRooms;
  const isPlan = addressed.rooms.length > 1 || addressed.items.length > 0;
  /** The plan of the URL, with the room that is open in its present state. */
  const linked: ParsedPlan = isPlan
    ? { ...addressed, rooms: linkedRooms }
    : { ...nothingLinked, leftOut: addressed.leftOut };
  const linkedForm = first ? typedRoom(first) : emptyRoom;
  const typed = edited ?? linkedForm;
  const room = worked ?? first;

  function work(room: PlannedRoom, index = linkedIndex) {
    setWorked(room);
    if (isPlan && index >= 0) setChangedRooms(linkedRooms.length > 0 ? linkedRooms.with(index, room) : []);
  }

  const writeAddress = useEffectEvent((room: PlannedRoom) => {
    // A room of one's own does not replace the plan of a link.
    if (isPlan && linkedIndex < 0) return;
    const plan = isPlan ? linked : { rooms: [room], items: [] };
    try {
      window.history.replaceState(window.history.state, '', `${window.location.pathname}#${planQuery(plan)}`);
    } catch {
      // Browsers limit the number of changes in a time; the next one catches up.
    }
  });
  useEffect(() => {
    if (worked) writeAddress(worked);
  }, [worked]);

  /** @param part names the fields that changed, whose errors may go */
  function edit(changed: (before: TypedRoom) => TypedRoom, part: Partial<TypedRoom>) {
    // Uses an updater, because autofill changes several fields before the next render.
    setEdited((before) => changed(before ?? linkedForm));
    const read = parseRoom(changed(typed));
    if ('room' in read && room) work(read.room);
    const now = 'problems' in read ? read.problems : {};
    setProblems((found) =>
      Object.fromEntries(
        Object.entries(found).flatMap(([name, sentence]) => {
          const still = now[name as FieldName];
          if (!still) return [];
          return [[name, name in part ? still : sentence]];
        }),
      ),
    );
  }

  function change(part: Partial<TypedRoom>) {
    const typedSides = sides.filter((side) => side in part);
    edit((before) => {
      const untouched = Object.entries(before.exactM).filter(([side]) => !typedSides.some((typed) => typed === side));
      return { ...before, ...part, exactM: Object.fromEntries(untouched) };
    }, part);
  }

  function calculate(): { room: PlannedRoom } | { firstBad: FieldName } {
    const read = parseRoom(typed);
    if ('room' in read) {
      work(read.room);
      setProblems({});
      return { room: read.room };
    }
    setProblems(read.problems);
    return { firstBad: fieldOrder.find((name) => read.problems[name]) ?? 'length' };
  }

  /** Opens a room in the form. @param index its place in the plan of the URL */
  function show(shown: PlannedRoom, index = -1) {
    setEdited(typedRoom(shown));
    setLinkedIndex(index);
    setProblems({});
    work(shown, index);
  }

  return {
    typed,
    problems,
    room,
    example: exampleOf(typed),
    /** The fields have changed to something invalid since the room was worked out. */
    isStale: room !== undefined && 'problems' in parseRoom(typed),
    linked,
    change,
    chooseKind: (kind: RoomKind) => edit((before) => ofKind(before, kind), { kind }),
    changeUnit: (unit: LengthUnit) => {
      setEdited(inUnit(typed, unit));
      setProblems({});
    },
    calculate,
    show,
  };
}
