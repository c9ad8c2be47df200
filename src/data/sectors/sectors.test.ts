import { expect, it } from 'vitest';
import { business } from './business';
import { dentistry } from './dentistry';
import { education } from './education';
import { gym } from './gym';
import { healthCare } from './health-care';
import { hospitality } from './hospitality';
import type { Sector } from './sector';

/** Words that the copy of one sector uses and that of no other does in its place. */
const ownWords: [Sector, RegExp][] = [
  [dentistry, /dental|surger|practice|treatment/i],
  [education, /school|class|governors/i],
  [healthCare, /hospital|ward|ventilation|estates/i],
  [business, /office|desk|floor|facilities/i],
  [hospitality, /hotel|event|busiest hour|before service|venue/i],
  [gym, /gym|studio|class|front desk/i],
];

it.each(ownWords)('the copy of $key is its own', (sector, words) => {
  const { title, metaTitle, metaDescription, promise, featuredTitle, questionsTitle, meeting, plan } = sector;
  for (const text of [
    title,
    metaTitle,
    metaDescription,
    promise,
    featuredTitle,
    questionsTitle,
    meeting.title,
    plan.title,
  ])
    expect.soft(text).toMatch(words);
  const others = ownWords.flatMap(([other]) => (other === sector ? [] : other.questions.map((one) => one.title)));
  expect(sector.questions.filter((question) => others.includes(question.title))).toEqual([]);
  expect(sector.questions.length).toBeGreaterThanOrEqual(5);
});
