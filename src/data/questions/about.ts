import { calculatorModels } from '@/domain/machines';
import { company } from '@/config/company';
import { countWord } from '@/lib/count-word';
import type { Question } from './question';

/** Questions about the company and its service. Figures: specification, section 9; wording of claims as in docs/go-live.md. */
export const aboutQuestions: readonly Question[] = [
  {
    title: `Who is behind ${company.brand}?`,
    body: [
      `A UK company with its headquarters in ${company.headquarters.city}. We sell ${countWord(calculatorModels.length)} air purifiers, the filters for them, an air quality meter and a water bottle that cleans itself with UV-C.`,
    ],
  },
  {
    title: 'Who buys from you?',
    body: [
      'Dental practices, schools, clinics and hospitals, offices, hotels, event organisers and gyms. Generation S and Generation X also go to people who want cleaner air at home.',
      'Each of these has a page of its own here, with its own arithmetic, because a classroom of thirty people and a surgery of three do not need the same machine.',
    ],
  },
  {
    title: 'What does tested to ISO 14644 mean for me?',
    body: [
      'ISO 14644 is the series of standards that clean rooms are tested to, and its third part describes the test methods. We measure airflow with them, across the outlet of a running machine.',
      'If your assessor counts an air cleaner at half of its stated output, the calculator has a column for that.',
    ],
    evidence: 'airflow',
  },
  {
    title: 'How do I get a certificate for my room?',
    body: [
      'Take a servicing plan or contract hire purchase and tell us the length, width and height of each room. The air change rate certificate comes free, one for each room.',
      'It is a calculation record, not a regulatory approval: it says which machine stands in which volume and what that gives in air changes an hour.',
    ],
    evidence: 'certificate',
  },
  {
    title: 'Will you size a room before I order?',
    body: [
      'Yes. Send us its three measurements and what happens in it, and we name the model and the number of machines. A floor plan helps, and so does what you know of the ventilation.',
      'Or do it yourself: the calculator works in the page and nothing you type into it is sent to us.',
    ],
  },
  {
    title: 'Can I pay by the month?',
    body: [
      'Two ways. With a Service Contract you buy the machine upfront and the monthly payment, for its care, is the lower one. With a Contract Hire Purchase one monthly payment covers the machine and its care.',
      'Contract hire purchase is for limited companies and larger organisations, subject to status.',
    ],
  },
  {
    title: 'What happens after delivery?',
    body: [
      'Delivery takes 3 to 5 working days, the same day where we can. Every purifier and every bottle has a 1 year service warranty in addition to your statutory rights.',
      'The large-particulate filter wants cleaning every three months and the filter set a change every 6 to 12 months. On a service contract we do both and write them down.',
    ],
  },
];
