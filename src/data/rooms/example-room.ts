import type { RoomSize } from '@/domain/room';
import type { RoomKind } from '@/domain/people';
import type { RoomSettings } from '@/domain/room-answer';

/** A typical room, or one that a visitor typed, with its settings; `data/room-answers` computes its answer. */
export type ExampleRoom = RoomSize &
  RoomSettings & {
    key: string;
    /** On buttons: "Surgery". */
    name: string;
    /** In a sentence: "A surgery". */
    phrase: string;
    roomKind?: RoomKind;
    /** In the full room; each needs 10 L/s of clean air. */
    people: number;
    /** Sized at full speed on purpose, for music that is louder. */
    isWithMusic?: true;
    /** Where its cost is told by the bed. */
    beds?: number;
    /** Air changes per hour of the ventilation beside which it is sized; a business case adds them. */
    besideAch?: number;
    /** The most that WHO asks for in it, in dB(A). */
    whoLimitDbA?: number;
  };
