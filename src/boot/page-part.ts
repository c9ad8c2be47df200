import type { ComponentType } from 'react';

/** Code that a page loads apart from its own. */
export type PagePart<T> = {
  /** Source files with the styles of its HTML. */
  sources: readonly string[];
  /** Loads once; a call after a failure retries. */
  load: () => Promise<T>;
  loaded: () => T | undefined;
};

/** A page and the parts that load apart from it. After a change of page all of them load with it. */
export type PageContent = {
  Page: ComponentType;
  /** Loads at the first interaction (HydrateOnInteraction). */
  livePart?: PagePart<unknown>;
  /** A first visit has its HTML and does not load it (StaticHtml). */
  staticPart?: PagePart<unknown>;
};

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
