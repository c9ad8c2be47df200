import { expect, it } from 'vitest';
import { business } from './business';
import { businessLive } from './business-live';
import { dentistry } from './dentistry';
import { dentistryLive } from './dentistry-live';
import { education } from './education';
import { educationLive } from './education-live';
import { gym } from './gym';
import { gymLive } from './gym-live';
import { healthCare } from './health-care';
import { healthCareLive } from './health-care-live';
import { hospitality } from './hospitality';
import { hospitalityLive } from './hospitality-live';
import type { LiveSector, Sector } from './sector';

/** Words that the copy of one sector uses and that of no other does in its place. */
const ownWords: [Sector, LiveSector, RegExp][] = [
  [dentistry, dentistryLive, /dental|surger|practice|treatment/i],
  [education, educationLive, /school|class|governors/i],
  [healthCare, healthCareLive, /hospital|ward|ventilation|estates/i],
  [business, businessLive, /office|desk|floor|facilities/i],
  [hospitality, hospitalityLive, /hotel|event|busiest hour|before service|venue/i],
  [gym, gymLive, /gym|studio|class|front desk/i],
];

it.each(ownWords)('the copy of $key is its own', (sector, { meeting, plan }, words) => {
  const { title, metaTitle, metaDescription, promise, featuredTitle, questionsTitle } = sector;
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
