import { type ComponentType, Fragment, type RefObject, Suspense, use, useEffect, useRef, useState } from 'react';
import { isAwaitingVisitor, whenVisitorStirs } from '@/lib/visitor-stirs';

/** Keeps a click on a button whose code has not come yet, and clicks again once it has: no click is lost. */
function keepClick(part: HTMLElement): () => void {
  let missed: HTMLElement | undefined;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !part.contains(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    missed = button;
  };
  window.addEventListener('click', keep, true);
  return () => {
    window.removeEventListener('click', keep, true);
    missed?.click();
  };
}

/**
 * A part of a page below the fold whose code comes late: its HTML is prerendered and stays as it is until the first sign
 * of a visitor, and only then is its code fetched and the part made live. After a change of page, where no HTML stands
 * yet, the part is loaded with its page. Throws, like any part, where its code cannot be fetched.
 */
export function late(load: () => Promise<ComponentType>): ComponentType {
  let Part: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  async function loadPart(): Promise<ComponentType> {
    try {
      await whenVisitorStirs();
      return (Part = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  function Content({ place }: { place: RefObject<HTMLDivElement | null> }) {
    const Loaded = Part ?? use((loading ??= loadPart()));
    useEffect(() => {
      if (place.current) delete place.current.dataset.late;
    }, [place]);
    return <Loaded />;
  }

  return function Late() {
    const place = useRef<HTMLDivElement>(null);
    const [Boundary] = useState(() => (import.meta.env.SSR || isAwaitingVisitor() ? Suspense : Fragment));
    useEffect(() => {
      const part = place.current;
      if (part?.dataset.late === undefined) return;
      const clickAgain = keepClick(part);
      const observer = new MutationObserver(clickAgain);
      observer.observe(part, { attributeFilter: ['data-late'] });
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} data-late="">
        <Boundary>
          <Content place={place} />
        </Boundary>
      </div>
    );
  };
}
