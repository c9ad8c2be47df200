/** Replaces session storage if it is full or forbidden; survives navigation but not a reload. */
const memory = new Map<string, string>();

/** The stored text; null without one. */
export function readSessionText(key: string): string | null {
  const remembered = memory.get(key);
  if (remembered !== undefined) return remembered;
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null removes the key. */
export function writeSessionText(key: string, text: string | null): void {
  memory.delete(key);
  try {
    // Removes the old text first, in case the new one does not fit.
    window.sessionStorage.removeItem(key);
    if (text !== null) window.sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) memory.set(key, text);
  }
}

/** The texts of a JSON object; other values are dropped, and what is no object is empty. */
export function parseTexts(text: string | null): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(String(text));
    if (typeof stored !== 'object') return {};
    return Object.fromEntries(Object.entries(stored ?? {}).filter((entry) => typeof entry[1] === 'string'));
  } catch {
    return {};
  }
}

/** The stored object of texts; empty without one. */
export function readSessionTexts(key: string): Record<string, string> {
  return parseTexts(readSessionText(key));
}
