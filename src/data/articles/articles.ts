// Generated from the front matter of src/content/articles by `npm run dev` and `npm run build`. Do not edit.
import { coverDataSheet } from '@/assets/pictures/cover-data-sheet';
import { coverSpeed } from '@/assets/pictures/cover-speed';
import { surgeryTray } from '@/assets/pictures/surgery-tray';
import { tapeMeasure } from '@/assets/pictures/tape-measure';
import type { Article } from './article';

/** Newest first. */
export const articles: readonly Article[] = [
  {
    page: 'how-much-clean-air-a-classroom-needs',
    title: 'How much clean air a classroom needs',
    shortTitle: 'Clean air for a classroom',
    description: 'From a tape measure to the number of machines, for a classroom of thirty people: the sum, step by step.',
    publishedOn: '2026-11-22',
    category: 'Education',
    cover: tapeMeasure,
    coverAlt: 'A steel tape measure pulled out across a school desk in low sun, with a pencil and a note, 9 x 7 x 3 m; behind it, out of focus, a white purifier',
    offer: 'classroom',
  },
  {
    page: 'reading-a-data-sheet',
    title: 'Reading a data sheet',
    shortTitle: 'Reading a data sheet',
    description: 'CADR, ACH, HEPA class: what each line of an air purifier’s data sheet says, what it leaves out, how to check it, and which words to ask about.',
    publishedOn: '2026-11-22',
    category: 'Buying',
    cover: coverDataSheet,
    coverAlt: 'The top of a round filter with an orange strap, marked Generation X and HEPA H13',
    offer: 'livingRoom',
  },
  {
    page: 'the-speed-you-can-talk-over',
    title: 'The speed you can talk over',
    shortTitle: 'The speed you can talk over',
    description: 'Airflow is printed at full speed, mostly too loud to talk beside. What is left when you turn it down, and how to size a room by it.',
    publishedOn: '2026-11-22',
    category: 'Noise',
    cover: coverSpeed,
    coverAlt: 'The display of a dark Generation Z, close up: 7 micrograms of fine dust in a cubic metre of air, and speed 3 of 5',
    offer: 'openOffice',
  },
  {
    page: 'air-purification-in-dentistry',
    title: 'Air purification in dentistry',
    shortTitle: 'Air purification in dentistry',
    description: 'What fallow time was, how air changes shorten the wait for clean air, and what to ask before you trust a figure on a box.',
    publishedOn: '2021-03-29',
    reviewedOn: '2026-11-23',
    reviewNote: 'Rewritten in November 2026, after the guidance on fallow time was withdrawn.',
    category: 'Dentistry',
    cover: surgeryTray,
    coverAlt: 'A dentist’s tray: tweezers, probe and mirror beside cotton rolls and a gauze swab on blue paper; behind it, out of focus, the chair and a white purifier',
    offer: 'surgery',
  },
];
