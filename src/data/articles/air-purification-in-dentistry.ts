import { articleCover } from '@/assets/pictures/article-cover';
import { company } from '@/config/company';
import { sample } from '@/config/sample';
import type { Article } from './article';

export const airPurificationInDentistry: Article = {
  page: 'dentistryArticle',
  title: 'Air purification in dentistry',
  description:
    'What fallow time was, how air changes shorten the wait for clean air, and what to ask before you trust a figure on a box.',
  author: sample(`${company.brand} technical team`),
  publishedOn: '2021-03-29',
  reviewedOn: '2026-11-20',
  reviewNote:
    'First published while UK fallow-time guidance was in force. That guidance was withdrawn in 2022. What it asked for is told here as history; the arithmetic has not changed.',
  category: 'Dentistry',
  cover: articleCover,
  coverAlt: 'Model of a dental surgery with a purifier beside the chair',
};
