import { fetchAhead } from '@/lib/browser/fetch-ahead';
import type { CutProps, PartProps } from './page-part';
import { keptHtml, useKeptHtml } from './use-kept-html';
import { useLoaded } from './use-loaded';

function fetchPicturesAhead(element: HTMLElement | null): () => void {
  const cleanups = [...(element?.querySelectorAll('img') ?? [])].map(fetchAhead);
  return () => cleanups.forEach((cleanup) => cleanup?.());
}

function LoadingPart<T>({ part, render }: PartProps<T>) {
  return render(useLoaded(part.loaded() ?? part.load()));
}

/**
 * HTML without state or event handlers: a first visit neither hydrates it nor loads its script, and after a change of
 * page React renders it. Takes children alone. `page-links.ts` handles its links.
 */
export function StaticHtml<T>({ part, render, children }: CutProps<T>) {
  if (useKeptHtml()) {
    return <div data-static="" ref={fetchPicturesAhead} suppressHydrationWarning dangerouslySetInnerHTML={keptHtml} />;
  }
  return <div data-static="">{part ? <LoadingPart part={part} render={render} /> : children}</div>;
}
