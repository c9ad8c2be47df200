import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/hooks/use-hydrated';
import { type PlannedRoom, parsePlan } from '@/domain/plan-url';
import { emptyRoom, fieldOrder, inUnit, readRoom, sides, typedRoom } from './planner-form';
import type { FieldName, LengthUnit, Problems, TypedRoom } from './planner-form';

/** What stands in the planner. Its rooms are kept apart: see `use-rooms`. */
export type Planner = {
  typed: TypedRoom;
  problems: Problems;
  /** The last room that could be worked out. A later mistake does not take it away. */
  room: PlannedRoom | undefined;
  /** Rooms that came with the address, where it holds a plan of several. */
  linked: readonly PlannedRoom[];
  /** What the address held that the planner does not take. */
  leftOut: readonly string[];
  change: (part: Partial<TypedRoom>) => void;
  changeUnit: (unit: LengthUnit) => void;
  /** Reads the form. Answers with the room, or with the first field that needs attention. */
  calculate: () => { room: PlannedRoom } | { firstBad: FieldName };
  /** Fills the form with a room and works it out. */
  show: (room: PlannedRoom) => void;
};

/** The form as typed, what is wrong with it, and the last room that could be worked out. An address may begin it. */
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
    // By functions: a browser fills in several fields before the next render.
    setEdited((before) => ({ ...(before ?? linkedForm), ...part }));
    // A field that was complained about is read again as it is corrected; the others wait for Calculate.
    const read = readRoom({ ...typed, ...part });
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
    const read = readRoom(typed);
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
