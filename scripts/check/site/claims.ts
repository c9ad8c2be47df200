import type { BuiltSite } from './read-site';
import { pageText, shownPages } from './page-facts';

const belowTwenty = /(?:below|under|less than|<) ?20 dB/gi;

/** The machines of which it is true; Generation Z makes 24 dB(A) at its lowest speed. */
const quietOnes = /Generation [SXY]\b|GEN [SXY]\b|three of the four/;

/** Claims of a text, from a page of one of the quiet machines or not, that hold of no machine or not of all. */
export function noiseProblems(file: string, text: string): string[] {
  if (/generation-[sxy]\b/.test(file)) return [];
  return [...text.matchAll(belowTwenty)].flatMap(({ 0: claim, index }) => {
    const before = text.slice(Math.max(0, index - 160), index);
    const sentence = before.slice(before.lastIndexOf('. ') + 1);
    if (/from $/i.test(before)) return [];
    // "Generation S, X and Y" is a claim of three; "Generation Z" in the same breath is one of all four.
    if (quietOnes.test(sentence) && !/Generation Z[^,]*$/.test(sentence)) return [];
    return [
      `${file}: "${sentence.trim().slice(-70)} ${claim}" is not true of Generation Z: write "from below 20 dB(A)"`,
    ];
  });
}

/** The promise of a reply stands once on a page: said three times, it sounds like a doubt. */
export function replyProblems(file: string, text: string): string[] {
  const times = text.match(/repl(?:y|ies) within 24 hours/gi)?.length ?? 0;
  return times > 1 ? [`${file}: promises a reply within 24 hours ${times} times`] : [];
}

/** Claims that the whole site has to make in the same way. */
export function checkClaims(site: BuiltSite): string[] {
  return shownPages(site).flatMap((page) => {
    const text = pageText(page);
    return [...noiseProblems(page.file, text), ...replyProblems(page.file, text)];
  });
}
