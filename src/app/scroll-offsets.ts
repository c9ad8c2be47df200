/** Scroll offsets in px of the visited history entries, so that back and forward land where the visitor was. */
const offsets = new Map<string, number>();

/** Names the current history entry. Plain links to an anchor make entries without a key: their hash tells them apart. */
function entryName(): string {
  const { key } = (window.history.state ?? {}) as { key?: string };
  return `${key ?? 'default'} ${window.location.pathname}${window.location.hash}`;
}

export function rememberOffset(): void {
  offsets.set(entryName(), window.scrollY);
}

/** Where the visitor was on the current history entry; undefined where they have not been. */
export function rememberedOffset(): number | undefined {
  return offsets.get(entryName());
}
