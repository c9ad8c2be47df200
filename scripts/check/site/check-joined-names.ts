import { checkEachPage } from './page-facts';

/** A number of machines and a model with a plain space, where a line may end between word and letter. */
const parted = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (?:Generation|GEN) [SXYZ]\b/gi;

/** The letter of a model stands on the line of its word (docs/decisions/0015). */
export const checkJoinedNames = checkEachPage(({ document }) =>
  [...(document.querySelector('main')?.textContent ?? '').matchAll(parted)].map(
    ([name]) => `"${name}" may break before its letter: noBreakNames`,
  ),
);
