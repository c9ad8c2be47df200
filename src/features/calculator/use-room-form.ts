import { useState } from 'react';
import type { RoomSize } from '@/domain/room';
import { emptySides, type TypedSides } from '@/domain/room-sides';
import { useSideFields } from '@/hooks/use-side-fields';

/** A calculated room; `name` is set for the typical room. */
export type MeasuredRoom = RoomSize & { name?: string };

/** The state of the calculator's form. */
export type RoomForm = ReturnType<typeof useRoomForm>;

/** State of the calculator's form. */
export function useRoomForm() {
  const { typed, errors, type, fill, parse } = useSideFields();
  const [measured, setMeasured] = useState<MeasuredRoom>();

  function tryRoom(room: MeasuredRoom, filled: TypedSides) {
    setMeasured(room);
    fill(filled);
  }

  /** @returns undefined after the errors are shown */
  function calculate(): MeasuredRoom | undefined {
    const room = parse();
    if (room) tryRoom(room, emptySides);
    return room;
  }

  return { typed, errors, measured, type, calculate, tryRoom };
}
