/** What an entry of the index is. */
export type SearchKind = 'product' | 'page' | 'question' | 'article' | 'evidence';

/** Has short keys because the index holds many entries. */
export type SearchEntry = {
  /** Path inside the site. */
  u: string;
  /** Title. */
  t: string;
  k: SearchKind;
  /** Description, shown and searched. */
  d: string;
  /** More search terms. */
  w?: string;
  /** Words of the page's text that few pages have. */
  b?: string;
  /** Price in pence, VAT included. */
  p?: number;
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
