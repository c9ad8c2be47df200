import { Fragment, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { isAwaitingVisitor, whenVisitorStirs } from '@/lib/visitor-stirs';

function Waiting({ children }: { children: ReactNode }) {
  // No other hook may stand here: rendered again, there is nothing to wait for, and React would miss this one.
  if (isAwaitingVisitor()) use(whenVisitorStirs());
  return children;
}

function Live({ onLive }: { onLive: () => void }) {
  useEffect(onLive, [onLive]);
  return null;
}

/**
 * Below the fold: prerendered HTML stays as it is until the first sign of a visitor and is made live only then, so that
 * nothing the visitor cannot see yet holds up what they can; a lazy part in it is fetched only then, too. Presses on it are
 * kept until `data-late` is gone (lib/keep-presses). After a change of page, where no HTML stands yet, it is live with its
 * page.
 */
export function Late({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [Boundary] = useState(() => (import.meta.env.SSR || isAwaitingVisitor() ? Suspense : Fragment));
  const [live] = useState(() => () => {
    if (place.current) delete place.current.dataset.late;
  });
  return (
    <div ref={place} data-late="">
      <Boundary>
        <Waiting>
          {children}
          <Live onLive={live} />
        </Waiting>
      </Boundary>
    </div>
  );
}
