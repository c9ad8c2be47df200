import { useState } from 'react';
import type { RoomSize } from '@/domain/room';
import { emptySides, parseSides, type Side, type SideProblems, sides, type TypedSides } from '@/domain/room-sides';

/** A calculated room; `name` is set for the typical room. */
export type MeasuredRoom = RoomSize & { name?: string };

export type RoomForm = ReturnType<typeof useRoomForm>;

/** State of the calculator's form. */
export function useRoomForm() {
  const [typed, setTyped] = useState(emptySides);
  const [problems, setProblems] = useState<SideProblems>({});
  const [measured, setMeasured] = useState<MeasuredRoom>();

  function type(side: Side, text: string) {
    // Uses an updater, because autofill changes all three fields before the next render.
    setTyped((others) => ({ ...others, [side]: text }));
    const parsed = parseSides({ ...emptySides, [side]: text });
    const problem = 'problems' in parsed ? parsed.problems[side] : undefined;
    setProblems((found) => (found[side] ? { ...found, [side]: problem } : found));
  }

  function calculate(): { room: MeasuredRoom } | { firstBad: Side } {
    const parsed = parseSides(typed);
    if ('size' in parsed) {
      setMeasured(parsed.size);
      setTyped(emptySides);
      setProblems({});
      return { room: parsed.size };
    }
    setProblems(parsed.problems);
    return { firstBad: sides.find((side) => parsed.problems[side]) ?? 'length' };
  }

  function tryRoom(room: MeasuredRoom, filled: TypedSides) {
    setMeasured(room);
    setTyped(filled);
    setProblems({});
  }

  return { typed, problems, measured, type, calculate, tryRoom };
}
