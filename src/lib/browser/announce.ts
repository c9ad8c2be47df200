/** Id of the live region in the shell. */
export const announcerId = 'announcer';

/** Has screen readers read a sentence; nothing happens before the announcer is rendered. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.textContent = '';
  // Screen readers repeat a sentence only after the region was empty.
  window.setTimeout(() => (region.textContent = sentence), 60);
}
