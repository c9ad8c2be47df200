/**
 * Session storage that never throws: where it is full or forbidden, what is written lives on in memory and so still
 * survives a change of page, though not a reload.
 */
const memory = new Map<string, string>();

/** The text under a key, or null. */
export function readSessionText(key: string): string | null {
  const kept = memory.get(key);
  if (kept !== undefined) return kept;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a text under a key; null removes it. */
export function writeSessionText(key: string, text: string | null): void {
  memory.delete(key);
  try {
    // First away with the old text: a text that no longer fits must not leave its predecessor behind.
    window.sessionStorage.removeItem(key);
    if (text !== null) window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}

/** A stored object of texts; whatever else is stored counts as nothing. */
export function parseTexts(text: string | null): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(String(text));
    if (typeof stored !== 'object') return {};
    return Object.fromEntries(Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** The object of texts under a key. */
export function readSessionTexts(key: string): Record<string, string> {
  return parseTexts(readSessionText(key));
}
