import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { roomVolumeM3 } from '@/domain/room';
import { measuredAirflowM3PerHour } from '@/domain/speeds';
import { rate } from '@/domain/air-changes';
import { written } from '@/domain/written';
import { money } from '@/lib/money';
import { generationXSummary as generationX } from '../products/generation-x/summary';
import { generationYSummary as generationY } from '../products/generation-y/summary';
import { dentalRooms } from '../rooms/dentistry-rooms';
import type { Sector } from './sector';

const surgeryM3 = roomVolumeM3(dentalRooms.surgery);

/** The Dentistry page: surgeries, decontamination rooms and waiting rooms. */
export const dentistry: Sector = {
  key: 'dentistry',
  title: 'Dental air purifiers for dental clinics',
  metaTitle: 'Dental air purifiers for dental clinics',
  metaDescription:
    'Air purifiers for dental surgeries, decontamination and waiting rooms: air changes per hour for your room, fallow time explained, and where a unit stands.',
  promise:
    'Treatment puts mist and dust into the air of a small room. We size the machine to that room and put the air change rate in writing.',
  rooms: [dentalRooms.surgery, dentalRooms.decontaminationRoom, dentalRooms.waitingRoom],
  featured: {
    title: 'Three machines for one practice',
    lead: 'Generation Y is the clinical one. Generation X suits a waiting room, Generation S a decontamination room.',
  },
  recommended: [
    { model: 'GEN Y', reason: 'Surgeries: wiped down, kept on record' },
    { model: 'GEN X', reason: 'Waiting room: most air for its price' },
    { model: 'GEN S', reason: 'Decontamination: the smallest, and enough' },
  ],
  questionsTitle: 'Asked by practices before they buy',
  questions: [
    {
      title: 'Will a purifier shorten the gap between patients?',
      body: [
        'It shortens the time the air takes to clear. At 6 air changes per hour 99% of what hangs in evenly mixed air is gone in 46 minutes, at 10 in 28, at 15 in 18, with no source still running. Real rooms mix less well, so allow more.',
        'How long you leave the room empty is your own decision, and no figure of ours makes it for you.',
      ],
      evidence: 'clearance',
    },
    {
      title: 'What became of fallow time and the 50% rule?',
      body: [
        written`UK dental guidance (2020 to 2022, since withdrawn) set a wait after an aerosol procedure, the fallow time, by the air changes of the room. It halved the output of unvalidated cleaners. Ours is measured with ISO 14644 clean-room test methods, so it counted in full: in a surgery of 41 m³ one Generation Y counted as ${rate('GEN Y', surgeryM3)} air changes an hour, where half would have been ${rate('GEN Y', surgeryM3, { share: 0.5 })}.`,
        'Three figures for a well-aired surgery are still quoted, and none is in force. “30 minutes or less” was true of any room above ten air changes: thirty was the longest wait, for 1 to 5 air changes or a room nobody had measured, and 6 to 9 meant 20. “15 minutes” was the wait itself at ten or more. “10 minutes” was the same room with high-volume suction, rubber dam or both. With no ventilation at all, aerosol procedures were not to be done.',
        'The guidance was last updated on 14 April 2022 and then withdrawn. In a morning of four hours, with thirty minutes to a patient, a wait of 30 minutes left room for four patients and a wait of 10 for six. If your assessor still halves, the calculator prints both columns.',
      ],
      evidence: 'dental-guidance',
      more: { label: 'Read how the time was calculated', page: 'air-purification-in-dentistry' },
    },
    {
      title: 'Can it run during treatment?',
      body: [
        written`Yes, and it should: the air is dirtiest then. Size the room at the working speed; run at full speed between uses. At working speed, 42 dB(A), people talk without raising their voices, and one Generation Y gives a surgery of 41 m³ ${rate('GEN Y', surgeryM3, { speed: 'working' })} air changes an hour. At full speed, 52 dB(A), it gives ${rate('GEN Y', surgeryM3)}.`,
      ],
      evidence: 'noise',
    },
    {
      title: 'Why Generation Y, when Generation X moves more air for less?',
      body: [
        `Generation X moves ${measuredAirflowM3PerHour('GEN X')} m³/h for ${money(generationX.pricePence)}, Generation Y ${measuredAirflowM3PerHour('GEN Y')} for ${money(generationY.pricePence)}. Generation Y has a closed, louvred shell that is wiped down with the surface disinfectants of a practice, where the perforated body of Generation X is vacuumed. Its outlet is 880 mm up, above a reclined patient. It makes 52 dB(A) at top speed, Generation X 54. And it comes with an airflow sheet for its own serial number, which is what a room record quotes.`,
        'Where nobody keeps a record, Generation X is the better buy.',
      ],
      evidence: 'noise',
    },
    {
      title: 'Where should it stand in a surgery?',
      body: [
        'At least 20 cm from every wall, with nothing in front of the intake, and on the far side of the chair from the door if the flex reaches. It should draw the air of the chair away from the person in the doorway, not towards them.',
      ],
    },
    {
      title: 'Does it take out mercury vapour?',
      body: [
        'Mercury vapour is one of the eight things on our list. It is a gas, so a HEPA filter lets it pass; the activated carbon filter, stage 2, adsorbs it. That does not replace high-volume suction, an amalgam separator or the way you already store and dispose of amalgam.',
      ],
      evidence: 'carbon',
    },
    {
      title: 'Is it instead of a window or an extractor fan?',
      body: [
        'No. The Health and Safety Executive is plain that an air cleaner is not a substitute for ventilation. A purifier adds clean air to what the window or the fan brings in: a window counts as 1 air change per hour, and the machine’s figure goes on top.',
      ],
    },
    {
      title: 'Who changes the filters, and when?',
      body: [
        'Every 6 to 12 months. Six months is 4,380 hours, which is a machine that never stops; one that runs surgery hours lasts longer. The large-particulate filter is cleaned every three months, a job for whoever already does the suction traps. With a service contract we do both and keep the record.',
      ],
    },
  ],
  certificate: { name: 'Surgery 2', room: dentalRooms.surgery },
  services: {
    title: 'Kept running, kept recorded',
    lead: 'Filters on the shelf before they are due, or an engineer who fits them and writes it down for your file.',
  },
  calculator: {
    title: 'Work out your surgery',
    lead: 'Three numbers and a tape measure. Measure wall to wall, cabinets included, and to the ceiling you can see.',
  },
  typicalRoom: 'surgery',
  plan: {
    title: 'Plan your practice',
    lead: 'Send us the surgeries. You get a plan and a price for the practice, not for one room.',
    topic: 'dental-practice',
    send: [
      'Length, width and height of each room',
      'What each room is used for',
      'Where the chair, door and sockets are',
    ],
    back: [
      'The machine for each room, and its air changes',
      'Where it stands, 20 cm from the wall',
      'Filters and servicing of a year, priced',
    ],
    picture: {
      file: eyeSurgery,
      machineAt: 'centre',
      alt: 'A surgery at eye level: a green dental chair, a white coat on a hook, and Generation Y beside the worktop with its basin and lamp',
    },
  },
};
