import { createContext, useContext } from 'react';

/** Prefetches the code of the page at a path; provided by the app. */
export const PagePreload = createContext<(pathname: string) => void>(() => {});

export function usePagePreload(): (pathname: string) => void {
  return useContext(PagePreload);
}
