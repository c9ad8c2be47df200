/**
 * Keeps a click on a button of a part that is not live yet. What it returns ends that and makes the click again, now that
 * it is answered: no click is lost. Links need no script and are left alone.
 */
export function keepClick(part: HTMLElement): () => void {
  let missed: HTMLElement | undefined;
  const keep = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest('button');
    if (!button || !part.contains(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    missed = button;
  };
  window.addEventListener('click', keep, true);
  return () => {
    window.removeEventListener('click', keep, true);
    missed?.click();
    missed = undefined;
  };
}
