import type { PurifierSummary } from './product';

type CategoryDescription = { name: PurifierSummary['category']; text: string };

export const categoryDescriptions: readonly CategoryDescription[] = [
  {
    name: 'Domestic',
    text: 'Homes, home studios and small shops, where the machine shares the room with you all day.',
  },
  {
    name: 'Clinical',
    text: 'Dental, medical and beauty treatment rooms, where the air change rate is put on record.',
  },
  {
    name: 'Industrial',
    text: 'Halls, gyms and open-plan floors, where the volume is large.',
  },
];
