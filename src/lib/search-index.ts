/** What a find is. */
export type SearchKind = 'product' | 'page' | 'question' | 'article' | 'evidence';

/** One thing that can be found; its names are short because there are many of it. */
export type SearchEntry = {
  /** Address inside the site. */
  u: string;
  /** Title. */
  t: string;
  k: SearchKind;
  /** What is shown and searched beneath the title. */
  d: string;
  /** More words to find it by: headings, figures. */
  w?: string;
  /** Price of a product in whole pence, VAT included. */
  p?: number;
};

/** The entries as the build leaves them, below the site's folder. Its name stays, so it is asked for anew on each visit. */
export const searchIndexFile = 'search-index.json';

const word = /[\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*/gu;

/** The words of a text as they are compared: small letters, m² as m2, 1,156 as 1156, UV-C as uvc, uv and c. */
export function searchWords(text: string): string[] {
  return (text.normalize('NFKC').match(word) ?? []).flatMap(comparedWords);
}

/** The ways in which one word is compared. */
export function comparedWords(token: string): string[] {
  const plain = token
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/['’]s$|['’]/g, '');
  if (!plain.includes('-')) return plain === '' ? [] : [plain];
  return [plain.replaceAll('-', ''), ...plain.split('-')];
}

/** A text cut into words and what stands between them, so that words can be marked where they stand. */
export function searchTokens(text: string): { text: string; isWord: boolean }[] {
  return text
    .split(/([\p{L}\p{N}]+(?:[.,'’-][\p{L}\p{N}]+)*)/u)
    .map((part, index) => ({ text: part, isWord: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
