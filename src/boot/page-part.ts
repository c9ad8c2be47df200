/** Code that a page loads apart from its own. */
export type PagePart<T> = {
  /** Source files with the styles of its HTML. */
  sources: readonly string[];
  /** Loads once; a call after a failure retries. */
  load: () => Promise<T>;
  loaded: () => T | undefined;
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
