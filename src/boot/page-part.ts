import type { ReactNode } from 'react';
import type { PageKey } from '@/config/routes';

/** Props of the default export of each file of `src/pages`. */
export type PageProps = { page: PageKey };

/** Code that a page loads apart from its own. */
export type PagePart<T> = {
  /** Source files in the bundler's manifest: their styles belong to the HTML of the page. */
  sources: readonly string[];
  /** Loads once; a call after a failure retries. */
  load: () => Promise<T>;
  loaded: () => T | undefined;
};

/** A module that the build cuts out of a page: it exports what stands in each tag as a function of the local names used. */
export type CutModule = Record<string, (locals: never) => ReactNode>;

/** A part with the function that renders it once loaded. */
export type PartProps<T> = { part: PagePart<T>; render: (loaded: T) => ReactNode };

/**
 * Props of `StaticHtml` and `HydrateOnInteraction`. A page writes children alone; the build puts `part` and `render` in
 * their place (scripts/vite/page-parts).
 */
export type CutProps<T = CutModule> =
  { children: ReactNode; part?: undefined; render?: undefined } | ({ children?: undefined } & PartProps<T>);

/** @param sources as in `PagePart` */
export function pagePart<T>(sources: readonly string[], load: () => Promise<T>): PagePart<T> {
  let part: T | undefined;
  let loading: Promise<T> | undefined;

  async function loadOnce(): Promise<T> {
    try {
      return (part = await load());
    } catch (error) {
      loading = undefined;
      throw error;
    }
  }

  return { sources, load: () => (loading ??= loadOnce()), loaded: () => part };
}
