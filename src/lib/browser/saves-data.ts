/** Chromium's Network Information API, which TypeScript does not type. */
type Line = { connection?: { saveData: boolean } };

export function savesData(): boolean {
  return (navigator as Line).connection?.saveData === true;
}
