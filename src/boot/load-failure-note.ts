/** A link like the page's own of that kind, of which header and footer have one each. */
function linkLike(protocol: string): HTMLAnchorElement {
  const own = document.querySelector<HTMLAnchorElement>(`footer a[href^="${protocol}:"]`);
  return Object.assign(document.createElement('a'), { href: own?.href, textContent: own?.textContent });
}

/**
 * Says at a press that it cannot be answered, with a button to try again and the ways to reach a person.
 * @param canRetry false where only loading the page again can help
 */
export function showLoadFailure(pressed: HTMLElement, canRetry: boolean, onRetry: () => void): void {
  const place = pressed instanceof HTMLFormElement ? pressed : (pressed.closest('[role=tablist]') ?? pressed);
  if (place.nextElementSibling?.className === 'load-failure') place.nextElementSibling.remove();
  const note = Object.assign(document.createElement('p'), { className: 'load-failure', role: 'alert' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: canRetry ? 'Try again' : 'Load the page again',
    onclick() {
      if (!canRetry) return location.reload();
      note.remove();
      onRetry();
    },
  });
  note.append('This part did not load. ', button);
  note.append(', call ', linkLike('tel'), ' or write to ', linkLike('mailto'), '.');
  place.after(note);
}
