/** Whether the browser can share a page with an app of the device. */
export function canShare(): boolean {
  return typeof navigator.share === 'function';
}

/** Opens the share sheet of the device. @returns false if the browser refuses; closing the sheet is no refusal */
export async function sharePage(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
