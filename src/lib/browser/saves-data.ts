/** Chromium's Network Information API, which TypeScript does not type. */
type Line = { connection?: { saveData: boolean } };

/** Whether the browser asks for less data; false where it cannot say. */
export function savesData(): boolean {
  return (navigator as Line).connection?.saveData === true;
}
