import { treatsItsWater } from '../products/achilles-figures';
import { calculatorModels } from '@/domain/machines';
import { company } from '@/config/company';
import { countWord } from '@/lib/format/count-word';
import type { Question } from './question';
import { warranty } from '../products/warranty';
import { filterCare } from '../products/filter-care';

/** Figures: docs/specification-coverage.md; claims: docs/go-live.md. */
export const aboutQuestions: readonly Question[] = [
  {
    title: `Who is behind ${company.brand}?`,
    body: [
      `A UK company with its headquarters in ${company.headquarters.city}. We sell ${countWord(calculatorModels.length)} air purifiers, the filters for them, an air quality meter and a water bottle that ${treatsItsWater}.`,
      'Ask us who makes your model, and where: the quote names maker and country.',
    ],
  },
  {
    title: 'Who is it for?',
    body: ['Dental practices, schools, clinics and hospitals, offices, hotels, event organisers, gyms and homes.'],
  },
  {
    title: 'What does tested to ISO 14644 mean for me?',
    body: [
      'We measured the air of each model at full speed, by the methods of a clean-room standard.',
      'If your assessor counts an air cleaner at half of its stated output, the calculator has a column for that.',
    ],
    evidence: 'airflow',
  },
  {
    title: 'How do I get a certificate for my room?',
    body: [
      'Take a service contract or contract hire purchase and tell us the length, width and height of each room. We work out its air change rate, sign the certificate and send it to you at no extra charge.',
      'The room planner prints the same sum free, for you to sign.',
    ],
    evidence: 'certificate',
  },
  {
    title: 'Will you size a room before I order?',
    body: [
      'Yes. Send us length, width and height and what the room is used for, and we name the model and the number of machines.',
    ],
  },
  {
    title: 'Can I pay by the month?',
    body: [
      'Limited companies and larger organisations can, by contract hire purchase, subject to status. One monthly payment covers the machine and its care.',
    ],
  },
  {
    title: 'What happens after delivery?',
    body: [
      `Every purifier, bottle and meter has a ${warranty.name} in addition to your statutory rights.`,
      `Filters every ${filterCare.changeMonthsText} months, by you or, on a service contract, by us.`,
    ],
  },
];
