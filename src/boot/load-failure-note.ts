/** A plain link like the footer's to the telephone or the e-mail. */
function linkTo(protocol: string): HTMLAnchorElement {
  const own = document.querySelector<HTMLAnchorElement>(`footer a[href^=${protocol}]`);
  return Object.assign(document.createElement('a'), { href: own?.href, textContent: own?.textContent });
}

/**
 * Says at a press that it cannot be answered, with the ways to reach a person.
 * @param canRetry false where only loading the page again can help
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
