function linkTo(protocol: string): HTMLAnchorElement {
  const own = document.querySelector<HTMLAnchorElement>(`footer a[href^=${protocol}]`);
  return Object.assign(document.createElement('a'), { href: own?.href, textContent: own?.textContent });
}

/**
 * Shows at a press that it failed, with contact links.
 * @param canRetry false if only a reload can help
 * @returns the button to try again
 */
export function showLoadFailure(pressed: HTMLElement, canRetry: boolean): HTMLButtonElement {
  const place = pressed instanceof HTMLFormElement ? pressed : (pressed.closest('[role=tablist]') ?? pressed);
  if (place.nextElementSibling?.className === 'load-failure') place.nextElementSibling.remove();
  const note = Object.assign(document.createElement('p'), { className: 'load-failure', role: 'alert' });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: canRetry ? 'Try again' : 'Load the page again',
  });
  note.append('This part did not load. ', button, ', call ', linkTo('tel'), ' or write to ', linkTo('mailto'), '.');
  place.after(note);
  return button;
}
