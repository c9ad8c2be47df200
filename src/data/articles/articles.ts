// Generated from the front matter of src/content/articles by `npm run dev` and `npm run build`. Do not edit.
import { articleCover } from '@/assets/pictures/article-cover';
import type { Article } from './article';

/** Every article, the newest first. */
export const articles: readonly Article[] = [
  {
    page: 'air-purification-in-dentistry',
    title: 'Air purification in dentistry',
    shortTitle: 'Air purification in dentistry',
    description: 'What fallow time was, how air changes shorten the wait for clean air, and what to ask before you trust a figure on a box.',
    publishedOn: '2021-03-29',
    reviewedOn: '2026-11-20',
    reviewNote: 'First published while UK fallow-time guidance was in force. That guidance was withdrawn in 2022. What it asked for is told here as history; the arithmetic has not changed.',
    category: 'Dentistry',
    cover: articleCover,
    coverAlt: 'Model of a dental surgery with a purifier beside the chair',
    offer: { room: 'surgery', model: 'GEN Y', ventilationAch: 0 },
  },
];
