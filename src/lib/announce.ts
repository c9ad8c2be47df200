/** Id of the live region that stands in the shell. */
export const announcerId = 'announcer';

/** Has a screen reader say a sentence, politely; silent where the shell is not there. */
export function announce(sentence: string): void {
  const region = document.getElementById(announcerId);
  if (!region) return;
  region.textContent = '';
  // The same sentence twice is only read when the region was seen empty in between.
  window.setTimeout(() => (region.textContent = sentence), 60);
}
