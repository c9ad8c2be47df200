import type { CalculatorModelName } from '@/config/calculator-models';
import { plannerHref } from '@/lib/plan-link';
import type { RoomToSize } from '@/lib/sizing';

/**
 * A room with the one answer that the site gives for it: which model, and why. How many machines it takes is worked out
 * (`lib/sizing`), so that page, planner and documents cannot differ.
 */
export type AnsweredRoom = RoomToSize & {
  /** Unique over the site; an address may name it. */
  key: string;
  /** As a button names it: "Surgery". */
  name: string;
  /** In a sentence, with its article: "A surgery". */
  said: string;
  model: CalculatorModelName;
  /** Why this model, in about six words: "wipes down, and keeps a record". */
  reason: string;
};

/** The planner with the room in it. Generation Y is our answer where a record is kept, so the planner is told of one. */
export function plannerHrefOf(room: AnsweredRoom): string {
  return plannerHref({ ...room, keepsRecord: room.model === 'GEN Y' });
}
