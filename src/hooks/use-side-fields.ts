import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RoomSize } from '@/domain/room';
import { emptySides, parseSides, type Side, type SideErrors } from '@/domain/room-sides';

/** The three sides of a room as they are typed in a form, each with its error. */
export function useSideFields(start = emptySides) {
  const [typed, setTyped] = useState(start);
  const [errors, setErrors] = useState<SideErrors>({});

  return {
    typed,
    errors,
    /** An error that is shown follows what is typed. */
    type(side: Side, text: string): void {
      // Uses an updater, because autofill changes all three fields before the next render.
      setTyped((others) => ({ ...others, [side]: text }));
      const parsed = parseSides({ ...emptySides, [side]: text });
      const error = 'errors' in parsed ? parsed.errors[side] : undefined;
      setErrors((found) => (found[side] ? { ...found, [side]: error } : found));
    },
    /** Replaces all three. */
    fill(sides: typeof start): void {
      setTyped(sides);
      setErrors({});
    },
    /** Shows the error of each bad side at once. @returns undefined if there is any */
    parse(): RoomSize | undefined {
      const parsed = parseSides(typed);
      flushSync(() => setErrors('errors' in parsed ? parsed.errors : {}));
      return 'size' in parsed ? parsed.size : undefined;
    },
  };
}

/** After the errors are shown. */
export function focusFirstBad(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
}
