import { comparedWords, firstSentences, searchTokens, sentencesIn } from '@/lib/search-index';
import { senseOf } from './synonyms';

/** A piece of a text, found or not. */
export type MarkedPart = { text: string; isFound: boolean };

const maxCharacters = 190;

/** Are marked as a whole: the name of a model, a unit. */
const unit = /((?:Generation|Gen) [SXYZ](?!\p{L})|dB\(A\))/u;
const modelLetter = /^[sxyz]$/;

/** A model is found by its letter, or by "Generation" where the query names none. */
function isUnitFound(text: string, matches: ReadonlySet<string>): boolean {
  const words = comparedWords(text.replace('(A)', '').split(' ').at(-1) ?? '').map(senseOf);
  const isModelNamed = [...matches].some((sense) => modelLetter.test(sense));
  return (
    words.some((word) => matches.has(word)) ||
    (text.startsWith('Gen') && !isModelNamed && matches.has(senseOf('generation')))
  );
}

/** The text in parts, the words of the found senses marked; words that follow each other are one part. */
export function markedParts(text: string, senses: readonly string[]): MarkedPart[] {
  const matches = new Set(senses);
  const tokens = text.split(unit).flatMap((part, index): MarkedPart[] => {
    if (index % 2 === 1) return [{ text: part, isFound: isUnitFound(part, matches) }];
    return searchTokens(part).map((token) => ({
      text: token.text,
      isFound: token.isWord && comparedWords(token.text).some((word) => matches.has(senseOf(word))),
    }));
  });
  const parts: MarkedPart[] = [];
  tokens.forEach((token, index) => {
    const isBetween = token.text === ' ' && tokens[index - 1]?.isFound && tokens[index + 1]?.isFound;
    const isFound = token.isFound || isBetween === true;
    const last = parts.at(-1);
    if (last?.isFound === isFound) last.text += token.text;
    else parts.push({ text: token.text, isFound });
  });
  return parts;
}

/** Begins with a word that points at the sentence before. */
const leansOnTheLast = /^(?:Their|They|These|This|Those|That|Then|There|It|Its|He|She|Both|Each|So|But|And|Or)\b/;

/** Whole sentences from the beginning; from the first with a searched word where the beginning has none. */
export function excerpt(text: string, senses: readonly string[]): MarkedPart[] {
  const sentences = sentencesIn(text);
  const isMarked = (sentence: string) => markedParts(sentence, senses).some(({ isFound }) => isFound);
  const beginning = firstSentences(sentences, maxCharacters);
  const first = sentences.findIndex((sentence) => isMarked(sentence) && !leansOnTheLast.test(sentence));
  if (first < 0 || isMarked(beginning)) return markedParts(beginning, senses);
  return markedParts(firstSentences(sentences.slice(first), maxCharacters), senses);
}
