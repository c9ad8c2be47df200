import type { Question } from './question';

export const homesQuestions: readonly Question[] = [
  {
    title: 'Which one for my bedroom?',
    body: [
      'Generation X at speed 1 if you want the least noise for the most air; Generation S if space is short. Generation S and X stay below 20 dB(A) at speed 1.',
    ],
    evidence: 'noise',
  },
  {
    title: 'Will it help with asthma or hay fever?',
    body: [
      'It captures pollen, dust and dander that are in the air of the room. We make no promise about symptoms: they have many causes. Keep to your treatment.',
    ],
    evidence: 'filter-class',
  },
  {
    title: 'Can it run all night?',
    body: [
      'Yes. It is made to run day and night. At speed 1 Generation S and X stay below 20 dB(A), estimated; a higher speed cleans more air and is louder.',
    ],
    evidence: 'noise',
  },
  {
    title: 'Does it make ozone?',
    body: [
      'Our 253.7 nm lamps make no ozone. The ion stage, in any make, is a separate question: ask us for the ozone test of the whole machine.',
    ],
    evidence: 'ozone',
  },
  {
    title: 'Can I send it back?',
    body: [
      'Yes. If you buy as a consumer you have 14 days from delivery to cancel, and 30 days to reject a faulty product.',
    ],
    more: { label: 'Delivery, returns and warranty', page: 'delivery' },
  },
];
