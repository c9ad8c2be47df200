import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoomSize } from '@/domain/room';
import { emptySides, parseSides, type Side, type SideProblems } from '@/domain/room-sides';

/** The three sides of a room as they are typed in a form, each with its error. */
export function useSideFields(start = emptySides) {
  const [typed, setTyped] = useState(start);
  const [problems, setProblems] = useState<SideProblems>({});

  return {
    typed,
    problems,
    /** An error that is shown follows what is typed. */
    type(side: Side, text: string): void {
      // Uses an updater, because autofill changes all three fields before the next render.
      setTyped((others) => ({ ...others, [side]: text }));
      const parsed = parseSides({ ...emptySides, [side]: text });
      const problem = 'problems' in parsed ? parsed.problems[side] : undefined;
      setProblems((found) => (found[side] ? { ...found, [side]: problem } : found));
    },
    /** Replaces all three. */
    fill(sides: typeof start): void {
      setTyped(sides);
      setProblems({});
    },
    /** Shows the error of each bad side at once. @returns undefined if there is any */
    parse(): RoomSize | undefined {
      const parsed = parseSides(typed);
      flushSync(() => setProblems('problems' in parsed ? parsed.problems : {}));
      return 'size' in parsed ? parsed.size : undefined;
    },
  };
}

/** After the errors are shown. */
export function focusFirstBad(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
