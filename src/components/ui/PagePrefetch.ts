import { createContext, useContext } from 'react';

/** Prefetches the code of the page at a path; provided by the app. */
export const PagePrefetch = createContext<(pathname: string) => void>(() => {});

export function usePagePrefetch(): (pathname: string) => void {
  return useContext(PagePrefetch);
}
