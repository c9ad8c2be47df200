import { comparedWords, firstSentences, searchTokens, sentencesIn } from '@/lib/search-index';
import { senseOf } from './synonyms';

/** A piece of a text, found or not. */
export type MarkedPart = { text: string; isFound: boolean };

const maxCharacters = 190;

/** The text in parts, the words of the found senses marked. */
export function markedParts(text: string, senses: readonly string[]): MarkedPart[] {
  const matches = new Set(senses);
  const parts: MarkedPart[] = [];
  for (const token of searchTokens(text)) {
    const isFound = token.isWord && comparedWords(token.text).some((word) => matches.has(senseOf(word)));
    const last = parts.at(-1);
    if (last && last.isFound === isFound) last.text += token.text;
    else parts.push({ text: token.text, isFound });
  }
  return parts;
}

/** Whole sentences from the first that has a searched word, or from the beginning. */
export function excerpt(text: string, senses: readonly string[]): MarkedPart[] {
  const sentences = sentencesIn(text);
  const first = sentences.findIndex((sentence) => markedParts(sentence, senses).some(({ isFound }) => isFound));
  return markedParts(firstSentences(sentences.slice(Math.max(first, 0)), maxCharacters), senses);
}
