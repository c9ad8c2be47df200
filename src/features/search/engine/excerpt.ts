import { comparedWords, searchTokens } from '@/lib/search-index';

export type MarkedPart = { text: string; isFound: boolean };

const maxCharacters = 150;
/** Characters kept before the first match. */
const before = 50;

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

export function excerpt(text: string, words: readonly string[]): MarkedPart[] {
  if (text.length <= maxCharacters) return markedParts(text, words);
  const [first] = markedParts(text, words);
  const at = first && !first.isFound && first.text.length < text.length ? first.text.length : 0;
  const matches = at < maxCharacters - 30 ? 0 : at - before;
  const sentence = text.lastIndexOf('. ', at) + 2;
  const isNear = at - sentence < maxCharacters / 2;
  const start = matches <= 0 ? 0 : isNear ? sentence : text.indexOf(' ', matches) + 1;
  const last = start + maxCharacters;
  const sentenceEnd = text.lastIndexOf('. ', last) + 1;
  const isWhole = sentenceEnd > Math.max(at, start + maxCharacters / 3);
  const end = last >= text.length ? text.length : isWhole ? sentenceEnd : text.lastIndexOf(' ', last);
  return markedParts(
    `${start > 0 && !isNear ? '… ' : ''}${text.slice(start, end)}${end < text.length && !isWhole ? '\u00a0…' : ''}`,
    words,
  );
}
