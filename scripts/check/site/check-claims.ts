import { isSample } from '../../../src/config/sample';
import { parseRate } from '../../../src/domain/air-changes';
import { calculatorModels } from '../../../src/domain/machines';
import { untrueAirflow } from '../forbidden-words';
import { checkEachPage, pageText } from './page-facts';

const belowTwenty = /(?:below|under|less than|<) ?20 dB/gi;

/** Generation Z has 24 dB(A) at its lowest speed. */
const quietOnes = /Generation [SXY]\b|GEN [SXY]\b|three of the four/;

/** Sentences that give all machines a noise below 20 dB(A). */
export function noiseProblems(file: string, text: string): string[] {
  if (/generation-[sxy]\b/.test(file)) return [];
  return [...text.matchAll(belowTwenty)].flatMap(({ 0: claim, index }) => {
    const before = text.slice(Math.max(0, index - 160), index);
    const sentence = before.slice(before.lastIndexOf('. ') + 1);
    if (/from $/i.test(before)) return [];
    if (quietOnes.test(sentence) && !/Generation Z[^,]*$/.test(sentence)) return [];
    return [`"${sentence.trim().slice(-70)} ${claim}" is not true of Generation Z: write "from below 20 dB(A)"`];
  });
}

/** More than one promise of a reply within 24 hours in one page. */
export function replyProblems(text: string): string[] {
  const times = text.match(/repl(?:y|ies) within 24 hours/gi)?.length ?? 0;
  return times > 1 ? [`promises a reply within 24 hours ${times} times`] : [];
}

/** Words about airflow that our test does not carry. */
export function airflowProblems(text: string): string[] {
  return [...text.matchAll(untrueAirflow)].map(([words]) => `says "${words}" of our airflow`);
}

/** Rates below full speed are estimated as long as the speeds are samples. */
export function markProblems(document: Document): string[] {
  if (!calculatorModels.some(({ speeds }) => isSample(speeds))) return [];
  const estimated = [...document.querySelectorAll('[data-rate]')].some(
    (rate) => parseRate(rate.getAttribute('data-rate') ?? '')?.speed !== 'full',
  );
  return estimated && !document.querySelector('main a[href$="/evidence#samples"]')
    ? ['prints a rate below full speed and does not say that it is estimated']
    : [];
}

/** Claims about noise, replies and airflow stay within what is true, and estimates are marked. */
export const checkClaims = checkEachPage((page) => {
  const text = pageText(page);
  return [
    ...noiseProblems(page.file, text),
    ...replyProblems(text),
    ...airflowProblems(text),
    ...markProblems(page.document),
  ];
});
