/** Mail programs, such as Outlook on Windows, drop longer addresses. */
const maxUrlLength = 1900;

const cutNote = '\r\n\r\n[The rest did not fit. It is still in the form: copy it from there.]';

function encoded(text: string): string {
  // encodeURIComponent throws at a lone surrogate.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}

/** A `mailto:` address; a body that is too long is cut, with a note. */
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
