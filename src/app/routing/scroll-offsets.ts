/** Scroll offsets in px by history entry. */
const offsets = new Map<string, number>();

/** Identifies the history entry; anchor links have no key, so the hash is included. */
function entryName(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return `${key ?? 'default'} ${window.location.pathname}${window.location.hash}`;
}

export function rememberOffset(): void {
  offsets.set(entryName(), window.scrollY);
}

export function rememberedOffset(): number | undefined {
  return offsets.get(entryName());
}
