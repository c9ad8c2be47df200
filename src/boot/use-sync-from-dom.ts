import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Compares a field with what its component knows; returns what reports the difference, undefined where there is none. */
type Compare = () => (() => void) | undefined;

/** When a field may hold what it has told nobody: restored by the browser, filled in by a password manager, typed early. */
const eventTypes = ['pageshow', 'change', 'click', 'submit'];

const comparisons = new Set<Compare>();

function syncAll(): void {
  // All compare before one reports: the render that follows writes what is known into every field.
  const reports = [...comparisons].map((compare) => compare()).filter((report) => report !== undefined);
  // At once: whoever answers the press finds it reported.
  if (reports.length > 0) flushSync(() => reports.forEach((report) => report()));
}

/** Reports what stands in a field when it is hydrated, before anything can render it again, and then before each press. */
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
