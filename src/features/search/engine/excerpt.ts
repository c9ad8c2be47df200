import { comparedWords, searchTokens } from '@/lib/search-index';

/** A piece of a text, found or not. */
export type MarkedPart = { text: string; isFound: boolean };

const maxCharacters = 150;
/** Characters kept before the first match. */
const before = 50;

/** The text in parts, the searched words marked. */
export function markedParts(text: string, words: readonly string[]): MarkedPart[] {
  const matches = new Set(words);
  const parts: MarkedPart[] = [];
  for (const token of searchTokens(text)) {
    const isFound = token.isWord && comparedWords(token.text).some((word) => matches.has(word));
    const last = parts.at(-1);
    if (last && last.isFound === isFound) last.text += token.text;
    else parts.push({ text: token.text, isFound });
  }
  return parts;
}

/** Where an excerpt starts or ends in its text; `isCut` within a sentence. */
type Edge = { place: number; isCut: boolean };

function startOfExcerpt(text: string, match: number): Edge {
  if (match < maxCharacters - 30) return { place: 0, isCut: false };
  const sentence = text.lastIndexOf('. ', match) + 2;
  if (match - sentence < maxCharacters / 2) return { place: sentence, isCut: false };
  return { place: text.indexOf(' ', match - before) + 1, isCut: true };
}

function endOfExcerpt(text: string, start: number, match: number): Edge {
  const last = start + maxCharacters;
  if (last >= text.length) return { place: text.length, isCut: false };
  const sentence = text.lastIndexOf('. ', last) + 1;
  if (sentence > Math.max(match, start + maxCharacters / 4)) return { place: sentence, isCut: false };
  const clause = text.lastIndexOf(', ', last);
  return {
    place: clause > Math.max(match, start + maxCharacters / 2) ? clause : text.lastIndexOf(' ', last),
    isCut: true,
  };
}

/** Up to `maxCharacters` round the first match, in whole sentences where they fit. */
export function excerpt(text: string, words: readonly string[]): MarkedPart[] {
  if (text.length <= maxCharacters) return markedParts(text, words);
  const [first] = markedParts(text, words);
  const match = first && !first.isFound && first.text.length < text.length ? first.text.length : 0;
  const start = startOfExcerpt(text, match);
  const end = endOfExcerpt(text, start.place, match);
  const part = text.slice(start.place, end.place);
  return markedParts(`${start.isCut ? '… ' : ''}${part}${end.isCut ? '\u00a0…' : ''}`, words);
}
