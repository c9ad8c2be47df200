import { rate } from '@/domain/air-changes';
import { written } from '@/domain/written';
import { speedAdvice } from '@/domain/speeds';
import type { Question } from './question';

/** The twelve questions of the home page. Figures: specification, section 9; wording of claims as signed off in docs/go-live.md. */
export const homeQuestions: readonly Question[] = [
  {
    title: 'What is an air change rate?',
    body: [
      written`How many times an hour a purifier puts a volume of air equal to the room through its filters. Divide its measured airflow, in m³/h, by the volume of the room, in m³. A GEN X in a room of 72.90 m³ gives ${rate('GEN X', 72.9)} air changes an hour at full speed, ${rate('GEN X', 72.9, { speed: 'working' })} at working speed.`,
      'Clean air mixes with the rest, so one change takes out about 63% of what floats in the room, not all of it. The next takes 63% of what is left.',
    ],
    evidence: 'air-changes',
  },
  {
    title: 'How many air changes does my room need?',
    body: [
      'Three an hour is our minimum and six is our optimum. A room with windows is counted as having one already.',
      'Others ask for more. The NHS ventilation memorandum HTM 03-01 gives 6 for a general clinical area and 10 for a treatment room. A purifier adds to your ventilation. It does not replace it.',
    ],
    evidence: 'targets',
  },
  {
    title: 'Why does the calculator show a 50% column?',
    body: [
      'Because an assessor may count an air cleaner at half of its stated output. UK dental guidance did so from 2020 to 2022, unless the output had been validated independently; it has since been withdrawn.',
      'Our airflow is measured with ISO 14644 clean-room test methods, so it counted in full. The status in the table goes by the 100% column.',
    ],
    evidence: 'airflow',
  },
  {
    title: 'Which filters are inside?',
    body: [
      'Five stages, in the order the air meets them: a large-particulate filter, an activated carbon filter, a medical-grade HEPA filter, UV-C sterilisation and ion technology. Generation Z has a sixth, a photocatalyst.',
      'The HEPA is grade H13: at least 99.95% at the most penetrating particle size, and 99.97% at 0.3 µm. Filters are tested and classified to ISO 29463.',
    ],
    evidence: 'filter-class',
  },
  {
    title: 'Does the UV-C lamp make ozone?',
    body: [
      'No. It takes light below about 240 nm to split oxygen and make ozone. Our lamps work at 253.7 nm, which is the wavelength that inactivates microbes, and make none.',
    ],
    evidence: 'ozone',
  },
  {
    title: 'How loud is it?',
    body: [
      'From below 20 dB(A) at speed 1, the sleep setting. Generation Z, the largest, makes 24 there. At top speed the machines make from 46 to 58 dB(A); 58 is about as loud as people talking. Each product page gives the figures of its own model, speed by speed.',
      `The working speed is the highest at 45 dB(A) or less: people talk over it without raising their voices. ${speedAdvice}`,
    ],
    evidence: 'noise',
  },
  {
    title: 'When do filters need replacing?',
    body: [
      'Every 6 to 12 months, by how long the machine runs. Six months is 4,380 hours, which is day and night without a break. A machine that is switched off in the evening will be nearer to twelve.',
      'Each generation has one filter of its own name in the shop.',
    ],
    evidence: 'filter-life',
  },
  {
    title: 'How do I clean the filter?',
    body: [
      'Every three months, take out the large-particulate filter, the first one the air meets, and clear the dust from it. Unplug the machine first.',
      'Leave the carbon and the HEPA as they are. They are replaced, not cleaned: washing or brushing them opens holes that you cannot see.',
    ],
  },
  {
    title: 'Where should the unit stand?',
    body: [
      'On the floor, at least 20 cm from every wall, with nothing on top. Air goes in round the lower half and comes out above, and a curtain or a cupboard in the way costs airflow.',
      'In a surgery, put it where the air has to cross the chair to reach it.',
    ],
  },
  {
    title: 'How soon can you deliver?',
    body: [
      'In 3 to 5 working days. Same-day delivery is possible: say so when you write or ring, and we will tell you straight away whether we can.',
    ],
  },
  {
    title: 'What does the warranty cover?',
    body: [
      'Every purifier and every bottle comes with a 1 year service warranty, in addition to your statutory rights. A service contract looks after a purifier beyond that.',
    ],
  },
  {
    title: 'Can I spread the cost?',
    body: [
      'In two ways. With a service contract you buy the machine outright and pay a lower amount each month for its care. With contract hire purchase, machine and servicing come in one monthly payment. Hire purchase is for limited companies and larger organisations, subject to status.',
      'Both include a free air change rate certificate for each room. It is a calculation record, not a regulatory approval.',
    ],
  },
];
