/** What an entry of the index is. */
export type SearchKind = 'product' | 'page' | 'question' | 'article' | 'evidence';

/** A page, a product, or a part of a page that has an address of its own. */
export type SearchEntry = {
  /** Inside the site, with the anchor of a section or a question. */
  path: string;
  title: string;
  kind: SearchKind;
  /** Whole sentences, shown and searched. */
  text: string;
  /** Searched, not shown. */
  terms?: string;
  /** As buyers ask for it: phrases, each after a comma. Searched, not shown. */
  phrases?: string;
  /** VAT included. */
  pricePence?: number;
};

/** Has no hash in its name, so browsers revalidate it on each visit. */
export const searchIndexFile = 'search-index.json';

const word = /([\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*)/gu;

/** Normalises words for comparison: small letters, m² as m2, 1,156 as 1156, UV-C as uvc, uv and c. */
export function searchWords(text: string): string[] {
  return (text.normalize('NFKC').match(word) ?? []).flatMap(comparedWords);
}

/** The forms of a word that are compared: lower case, without the comma of thousands; "UV-C" gives uvc, uv and c. */
export function comparedWords(token: string): string[] {
  const plain = token
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’]s$|['’]/g, '');
  if (!plain.includes('-')) return plain === '' ? [] : [plain];
  return [plain.replaceAll('-', ''), ...plain.split('-')];
}

/** Splits a text into words and separators, for highlighting. */
export function searchTokens(text: string): { text: string; isWord: boolean }[] {
  return text
    .split(word)
    .map((part, index) => ({ text: part, isWord: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}

/** Sentences of a text, each with its full stop. */
export function sentencesIn(text: string): string[] {
  return text.split(/(?<=[.!?][”’)]*)\s+(?=[\p{Lu}\d“‘£(])/u).filter((sentence) => sentence !== '');
}

/** The first sentences of a text that have room in `max` characters, at least one. */
export function firstSentences(sentences: readonly string[], max: number): string {
  const [first = '', ...others] = sentences;
  let text = first;
  for (const sentence of others) {
    if (text.length + 1 + sentence.length > max) break;
    text += ` ${sentence}`;
  }
  return text;
}
