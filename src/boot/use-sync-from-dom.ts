import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Compares the DOM with the state; returns a function that syncs the difference. */
type Compare = () => (() => void) | undefined;

/** Events after restoring, autofill or early typing. */
const eventTypes = ['pageshow', 'change', 'click', 'submit'];

const comparisons = new Set<Compare>();

function syncAll(): void {
  // All compare before one syncs, because a render writes the state into every field.
  const reports = [...comparisons].map((compare) => compare()).filter((report) => report !== undefined);
  // Flushes, so that the handler of the press sees the new state.
  if (reports.length > 0) flushSync(() => reports.forEach((report) => report()));
}

/** Syncs a field's text from the DOM at hydration and before each press. */
export function useSyncFromDom(compare: Compare): void {
  const compareNow = useEffectEvent(compare);
  useLayoutEffect(() => {
    compareNow()?.();
    const own: Compare = () => compareNow();
    if (comparisons.size === 0) for (const type of eventTypes) window.addEventListener(type, syncAll, true);
    comparisons.add(own);
    return () => {
      comparisons.delete(own);
      if (comparisons.size === 0) for (const type of eventTypes) window.removeEventListener(type, syncAll, true);
    };
  }, []);
}
