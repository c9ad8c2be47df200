/** Neutral name that autofill does not match. */
export const honeypotName = 'leave_empty';

function honeypotIn(form: HTMLFormElement): HTMLInputElement | undefined {
  const field = form.elements.namedItem(honeypotName);
  return field instanceof HTMLInputElement ? field : undefined;
}

function filledByBrowser(field: HTMLInputElement): boolean {
  try {
    return field.matches(':autofill');
  } catch {
    // The browser does not support `:autofill`.
    return false;
  }
}

/** Returns whether a bot filled in the honeypot, and empties it for the next attempt. */
export function isHoneypotFilled(form: HTMLFormElement): boolean {
  const field = honeypotIn(form);
  if (!field || field.value === '') return false;
  const isProgram = !filledByBrowser(field);
  field.value = '';
  return isProgram;
}
