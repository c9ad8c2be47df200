import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';

/** Says what a field holds that its component does not know; undefined where there is nothing to say. */
type Look = () => (() => void) | undefined;

/** When a field may hold what it has told nobody: restored by the browser, filled in by a password manager, written early. */
const signs = ['pageshow', 'change', 'click', 'submit'];

const looks = new Set<Look>();

function lookAtAll(): void {
  // All look before one of them speaks: the render that follows writes what is known into every field.
  const reports = [...looks].map((look) => look()).filter((report) => report !== undefined);
  // At once: whoever answers the press finds it said.
  if (reports.length > 0) flushSync(() => reports.forEach((report) => report()));
}

/** Looks when the component becomes live, before anything can render it again, and from then on before each press. */
export function useLastLook(look: Look): void {
  const lookNow = useEffectEvent(look);
  useLayoutEffect(() => {
    lookNow()?.();
    const own: Look = () => lookNow();
    if (looks.size === 0) for (const sign of signs) window.addEventListener(sign, lookAtAll, true);
    looks.add(own);
    return () => {
      looks.delete(own);
      if (looks.size === 0) for (const sign of signs) window.removeEventListener(sign, lookAtAll, true);
    };
  }, []);
}
