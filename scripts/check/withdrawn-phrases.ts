/** Sentences and words that pages, documents and feed no longer say (docs/decisions/0032). */
const phrases = [
  'size the room at the working speed',
  'two of them do the same',
  'indicative',
  'plausible',
  'to be confirmed',
  'ask for a price',
  'for a full class',
  'than a whisper',
  'a whisper in',
];

/** The withdrawn phrases of a text or of HTML. */
export function withdrawnPhrasesIn(text: string): string[] {
  const plain = text
    .replace(/&nbsp;|\s|\u2060/g, ' ')
    .replace(/ +/g, ' ')
    .toLowerCase();
  return phrases.filter((phrase) => plain.includes(phrase));
}
