import type { PurifierSummary } from './product';

type CategoryDescription = { name: PurifierSummary['category']; text: string };

export const categoryDescriptions: readonly CategoryDescription[] = [
  {
    name: 'Domestic',
    text: 'Rooms that people use, at home and at work.',
  },
  {
    name: 'Clinical',
    text: 'Dental, medical and beauty treatment rooms, where surfaces are disinfected.',
  },
  {
    name: 'Industrial',
    text: 'Large rooms with few sockets or little floor space.',
  },
];
