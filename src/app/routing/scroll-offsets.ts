/** Scroll offsets in px by history entry. */
const offsets = new Map<string, number>();

/** Identifies the history entry; anchor links have no key, so the hash is included. */
function entryName(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return `${key ?? 'default'} ${window.location.pathname}${window.location.hash}`;
}

let currentPathname: string | undefined;

/** @param pathname of the page on the screen, with the base path; the address is ahead of it while the next one loads */
export function rememberPathname(pathname: string): void {
  currentPathname = pathname;
}

/** Ignores a late scroll event of the page before. */
export function rememberOffset(): void {
  if (currentPathname !== undefined && currentPathname !== window.location.pathname) return;
  offsets.set(entryName(), window.scrollY);
}

/** The offset in px at which a visitor left this history entry; undefined for a new one. */
export function rememberedOffset(): number | undefined {
  return offsets.get(entryName());
}
