import type { RoomSize } from '@/domain/room';
import type { RoomSettings } from '@/domain/room-advice';

/** A typical room with its settings; `data/room-answers` computes its answer. */
export type AnsweredRoom = RoomSize &
  RoomSettings & {
    /** Unique; an address may name it. */
    key: string;
    /** On buttons: "Surgery". */
    name: string;
    /** In a sentence: "A surgery". */
    said: string;
    /** Why it is sized at full speed. */
    fullSpeedReason?: string;
  };
