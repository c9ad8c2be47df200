/** Chromium's Network Information API, which TypeScript does not type. */
type Line = { connection?: { saveData: boolean } };

export function savesData(): boolean {
  const { connection } = navigator as Navigator & Line;
  return Boolean(connection?.saveData) || window.matchMedia('(prefers-reduced-data: reduce)').matches;
}
