/** Mail programs, Outlook on Windows above all, drop an address longer than about 2,000 characters. */
const maxUrlLength = 1900;

const cutNote = '\r\n\r\n[The rest did not fit. It is still in the form: copy it from there.]';

function encoded(text: string): string {
  // A lone surrogate has no UTF-8 form, and encodeURIComponent throws at it.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}

/** A `mailto:` address with subject and body filled in; a body too long for mail programs is cut, and says so. */
export function mailtoUrl(to: string, subject: string, body: string): string {
  const start = `mailto:${to}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(body);
  if (whole.length <= maxUrlLength) return whole;
  const room = maxUrlLength - start.length - encoded(cutNote).length;
  const characters = Array.from(body);
  let length = 0;
  const kept = characters.findIndex((character) => (length += encoded(character).length) > room);
  return start + encoded(characters.slice(0, kept).join('')) + encoded(cutNote);
}
