import { rateText, parseRate } from '../../../src/domain/air-changes';
import { checkEachPage, isCode, plain, readText } from './page-facts';

/** Two decimals without £, m, m², m³ or another unit: a rate. */
const unmarkedRate =
  /(?<![£\d.,])\b(?!0\.00)\d{1,3}\.\d\d\b(?!\.?\d|°| ?(?:%|m³|m²|m\b|×|cubic|metres|square|µm|hPa|mg))/g;

/** Air change rates stand in `AirChangeRate` and match its inputs. */
export function rateProblems(document: Document): string[] {
  const problems: string[] = [];
  for (const element of document.querySelectorAll('[data-rate]')) {
    const mark = element.getAttribute('data-rate') ?? '';
    const printed = plain(element.textContent ?? '');
    const stated = parseRate(mark);
    if (!stated) problems.push(`data-rate="${mark}" says no model, machines, volume, speed, ventilation, share`);
    else if (printed !== rateText(stated) && printed !== rateText(stated, 2))
      problems.push(`${mark} is ${rateText(stated, 2)}, printed is ${printed}`);
  }
  const rest = readText(document.body, (element) => isCode(element) || element.hasAttribute('data-rate'));
  for (const [rate] of rest.matchAll(unmarkedRate)) {
    problems.push(`the rate ${rate} is plain text: print it with AirChangeRate, or with rate() in a written text`);
  }
  return problems;
}

/** Every air change rate of a page is computed, not typed. */
export const checkRates = checkEachPage(({ document }) => rateProblems(document));
