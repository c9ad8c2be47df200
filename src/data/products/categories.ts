import type { PurifierSummary } from './product';

export type CategoryDescription = { name: PurifierSummary['category']; text: string };

/** The three categories of purifier, as the Description tab tells them apart. */
export const categoryDescriptions: readonly CategoryDescription[] = [
  {
    name: 'Domestic',
    text: 'Homes, home studios and small shops, where the machine shares the room with you all day.',
  },
  {
    name: 'Clinical',
    text: 'Dental, medical and beauty treatment rooms, where somebody records the air change rate.',
  },
  {
    name: 'Industrial',
    text: 'Halls, gyms and open-plan floors, where the volume is large and the doors are open.',
  },
];
