/** What Chromium tells of the line; TypeScript's own types leave it out. */
type Line = { connection?: { saveData: boolean } };

/** True for a visitor who asked the browser to use little data: nothing is then loaded ahead, and pictures come small. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & Line;
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
