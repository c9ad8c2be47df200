import type { ReactNode } from 'react';
import { fetchAhead } from '@/lib/browser/fetch-ahead';
import type { PagePart } from './page-part';
import { keptHtml, useKeptHtml } from './use-kept-html';
import { useLoaded } from './use-loaded';

function fetchPicturesAhead(element: HTMLElement | null): () => void {
  const cleanups = [...(element?.querySelectorAll('img') ?? [])].map(fetchAhead);
  return () => cleanups.forEach((cleanup) => cleanup?.());
}

type RenderedProps<T> = { part: PagePart<T>; children: (part: T) => ReactNode };

function Rendered<T>({ part, children }: RenderedProps<T>) {
  return children(useLoaded(part.loaded() ?? part.load()));
}

/**
 * HTML without state or event handlers: a first visit neither hydrates it nor loads its script. After a change of page
 * `children` renders it from the loaded part. `page-links.ts` handles its links.
 */
export function StaticHtml<T>({ part, children }: RenderedProps<T>) {
  if (useKeptHtml()) {
    return <div data-static="" ref={fetchPicturesAhead} suppressHydrationWarning dangerouslySetInnerHTML={keptHtml} />;
  }
  return (
    <div data-static="">
      <Rendered part={part}>{children}</Rendered>
    </div>
  );
}
