import { createRef, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { BelowFoldPart } from './below-fold-part';
import { markHydrated } from './boot-state';
import { isDeferred, onFirstInteraction } from './first-interaction';
import { KeepHtml } from './KeepHtml';
import { loadWithRetry } from './load-with-retry';

type WaitForProps = { ready: Promise<void> | undefined; children: ReactNode };

/** Suspends until the promise resolves. No hook may follow `use`, which may be skipped. */
function WaitFor({ ready, children }: WaitForProps) {
  if (ready) use(ready);
  return children;
}

function Part({ part }: { part: BelowFoldPart }) {
  return part.render();
}

function OnHydrated({ onHydrated }: { onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return null;
}

export type HydrateOnInteractionProps =
  { part: BelowFoldPart; children?: undefined } | { part?: undefined; children: ReactNode };

function prepare(part: BelowFoldPart | undefined) {
  const place = createRef<HTMLDivElement>();
  const load = part && !part.isLoaded() ? () => loadWithRetry(part.load, () => place.current) : undefined;
  const ready = load || isDeferred() ? onFirstInteraction().then(load) : undefined;
  return { place, ready, onHydrated: () => markHydrated(place.current) };
}

/**
 * Hydrates the part below the fold after the first interaction, once its script has loaded; after a navigation
 * renders it at once.
 */
export function HydrateOnInteraction({ part, children }: HydrateOnInteractionProps) {
  const [{ place, ready, onHydrated }] = useState(() => prepare(part));
  return (
    <KeepHtml place={place}>
      <Suspense>
        <WaitFor ready={ready}>
          {part ? <Part part={part} /> : children}
          <OnHydrated onHydrated={onHydrated} />
        </WaitFor>
      </Suspense>
    </KeepHtml>
  );
}
