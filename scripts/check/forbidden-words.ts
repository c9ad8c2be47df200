/** Nobody can buy, log in or put something in a basket: on no link and no button. */
export const forbiddenControl = /basket|cart|checkout|buy now|log ?in|sign in/i;

/** Figures that were withdrawn, and an unused unit: on no page. */
export const withdrawnFigures = /(?<!£)1,280|1237|sq ft/;

/** Our test was our own, at full speed; no assessor counts it in full. */
export const untrueAirflow =
  /\b(?:independently (?:tested|validated)|counted in full|measured airflow|airflow is measured|maker’s test)\b/gi;

/** Words of a text that is not finished: in no source file. */
export const unfinished =
  /lorem ipsum|coming soon|\bTODO\b|\bFIXME\b|placeholder (text|copy|image)|\[(insert|your)[^\]]*\]/i;

/** Sentences and words that pages, documents and feed no longer say (docs/decisions/0032). */
const withdrawnPhrases = [
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
  return withdrawnPhrases.filter((phrase) => plain.includes(phrase));
}
