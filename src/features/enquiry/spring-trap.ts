/** Name of the field that people do not see. Neither it nor its label says anything that autofill could match. */
export const trapName = 'leave_empty';

function trapOf(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(trapName);
  return field instanceof HTMLInputElement ? field : undefined;
}

function filledByBrowser(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    // A browser that does not know the selector.
    return false;
  }
}

/**
 * Whether a program filled in the hidden field. The field is emptied, so that a person whose browser extension did it
 * gets through with the next press.
 */
export function springTrap(form: HTMLFormElement): boolean {
  const field = trapOf(form);
  if (!field || field.value === '') return false;
  const isProgram = !filledByBrowser(field);
  field.value = '';
  return isProgram;
}
