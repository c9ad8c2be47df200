import { searchWords } from '@/lib/search-index';

/** Left out of a query that has other words. */
const smallWords = new Set(
  'a an and are at be can do does for have how i in is it me my need of on or the to we what will with you your'.split(
    ' ',
  ),
);

/** As in "genx" or "Gen X" for Generation X. */
const shortModel = /\bgen(?:eration)?[\s-]*([a-z])\b/gi;

/** The words of a query, each once, with models by their full name. */
export function queryWords(query: string): string[] {
  const words = [...new Set(searchWords(query.replace(shortModel, 'generation $1')))];
  const wanted = words.filter((word) => !smallWords.has(word));
  return wanted.length > 0 ? wanted : words;
}
