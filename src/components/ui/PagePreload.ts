import { createContext, useContext } from 'react';

/** Loads the code of the page at an address ahead of a click; given by the app, which alone knows the pages. */
export const PagePreload = createContext<(pathname: string) => void>(() => {});

export function usePagePreload(): (pathname: string) => void {
  return useContext(PagePreload);
}
