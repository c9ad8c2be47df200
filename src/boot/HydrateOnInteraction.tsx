import { createRef, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import { markHydrated } from './boot-state';
import { isDeferred, onFirstInteraction } from './first-interaction';
import { KeepHtml } from './KeepHtml';
import { loadWithRetry } from './load-with-retry';
import type { CutProps, PagePart, PartProps } from './page-part';

type WaitForProps = { ready: Promise<unknown> | undefined; children: ReactNode };

/** Suspends until the promise resolves. */
function WaitFor({ ready, children }: WaitForProps) {
  if (ready) use(ready);
  return children;
}

function LoadedPart<T>({ part, render }: PartProps<T>) {
  const loaded = part.loaded();
  if (!loaded) throw new Error('A part of a page is rendered before it is loaded: load it with its page.');
  return render(loaded);
}

function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

function prepare<T>(part: PagePart<T> | undefined) {
  const place = createRef<HTMLDivElement>();
  let onMounted = () => {};
  const mounted = new Promise<void>((resolve) => (onMounted = resolve));
  // After an early interaction the script may fail before the region is mounted.
  const region = () => mounted.then(() => place.current);
  const load = part && !part.loaded() ? () => loadWithRetry(part.load, region) : undefined;
  const ready: Promise<unknown> | undefined = load || isDeferred() ? onFirstInteraction().then(load) : undefined;
  return { place, ready, onMounted, onHydrated: () => markHydrated(place.current) };
}

/**
 * Hydrates this part of the page at the first interaction or after five seconds, once its script has loaded; at once
 * where the address has parameters, and renders it at once after a navigation. Takes children alone.
 */
export function HydrateOnInteraction<T>({ part, render, children }: CutProps<T>) {
  const [{ place, ready, onMounted, onHydrated }] = useState(() => prepare(part));
  useEffect(onMounted, [onMounted]);
  return (
    <KeepHtml place={place}>
      <Suspense>
        <WaitFor ready={ready}>
          {part ? <LoadedPart part={part} render={render} /> : children}
          <OnHydrated onHydrated={onHydrated} />
        </WaitFor>
      </Suspense>
    </KeepHtml>
  );
}
