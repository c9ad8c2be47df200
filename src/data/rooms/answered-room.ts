import type { RoomSize } from '@/domain/room';
import type { RoomSettings } from '@/domain/room-advice';

/** A typical room with its settings. Its answer is worked out: `data/room-answers`. */
export type AnsweredRoom = RoomSize &
  RoomSettings & {
    /** Unique over the site; an address may name it. */
    key: string;
    /** As a button names it: "Surgery". */
    name: string;
    /** In a sentence, with its article: "A surgery". */
    said: string;
    /** Why it is sized at full speed, where it is. */
    fullSpeedReason?: string;
  };
