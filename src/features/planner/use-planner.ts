import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated';
import { type PlannedRoom, parsePlan } from '@/domain/plan-url';
import { type LengthUnit, sides } from '@/domain/room-sides';
import {
  emptyRoom,
  type FieldName,
  fieldOrder,
  inUnit,
  parseRoom,
  type Problems,
  typedRoom,
  type TypedRoom,
} from './planner-form';

export type Planner = {
  typed: TypedRoom;
  problems: Problems;
  /** The last valid room; a later error keeps it. */
  room: PlannedRoom | undefined;
  /** Rooms of the URL, if it holds more than one. */
  linked: readonly PlannedRoom[];
  /** Parts of the URL that are invalid. */
  leftOut: readonly string[];
  change: (part: Partial<TypedRoom>) => void;
  changeUnit: (unit: LengthUnit) => void;
  calculate: () => { room: PlannedRoom } | { firstBad: FieldName };
  show: (room: PlannedRoom) => void;
};

/** State of the planner's form, initialised from the URL. */
export function usePlanner(): Planner {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const { rooms, leftOut } = isHydrated ? parsePlan(search) : { rooms: [], leftOut: [] };
  const [first] = rooms;
  const [edited, setEdited] = useState<TypedRoom>();
  const [worked, setWorked] = useState<PlannedRoom>();
  const [problems, setProblems] = useState<Problems>({});
  const linkedForm = first ? typedRoom(first) : emptyRoom;
  const typed = edited ?? linkedForm;

  function change(part: Partial<TypedRoom>) {
    // Uses an updater, because autofill changes several fields before the next render.
    setEdited((before) => ({ ...(before ?? linkedForm), ...part }));
    // Validates a field on input only if it already has an error.
    const read = parseRoom({ ...typed, ...part });
    const now = 'problems' in read ? read.problems : {};
    setProblems((found) =>
      Object.fromEntries(
        Object.entries(found).flatMap(([name, sentence]) => {
          if (!(name in part)) return [[name, sentence]];
          const still = now[name as FieldName];
          return still ? [[name, still]] : [];
        }),
      ),
    );
  }

  function changeUnit(unit: LengthUnit) {
    setEdited({
      ...typed,
      ...Object.fromEntries(sides.map((side) => [side, inUnit(typed[side], typed.unit, unit)])),
      unit,
    });
    setProblems({});
  }

  function calculate() {
    const read = parseRoom(typed);
    if ('room' in read) {
      setWorked(read.room);
      setProblems({});
      return { room: read.room };
    }
    setProblems(read.problems);
    return { firstBad: fieldOrder.find((name) => read.problems[name]) ?? 'length' };
  }

  function show(room: PlannedRoom) {
    setEdited(typedRoom(room));
    setWorked(room);
    setProblems({});
  }

  return {
    typed,
    problems,
    room: worked ?? first,
    linked: rooms.length > 1 ? rooms : [],
    leftOut,
    change,
    changeUnit,
    calculate,
    show,
  };
}
