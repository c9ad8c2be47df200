import { schoolRoomAnswers } from '../rooms/education-rooms';
import { atSpeed, speedHead } from './meeting-page';
import type { LiveSector } from './sector';

const { classroom, hall, nursery, medicalRoom } = schoolRoomAnswers;

export const educationLive: LiveSector = {
  key: 'education',
  rooms: [classroom, hall, nursery, medicalRoom],
  meeting: {
    title: 'One page for your governors',
    lead: 'Price, noise and limits, for this classroom or for your own room.',
    name: 'Note for the governors',
    table: (room, choice) => ({
      caption: 'A school day',
      head: speedHead,
      rows: [
        atSpeed('Lessons', room, choice, choice.speed),
        atSpeed('A test or a story', room, choice, 1),
        atSpeed('Breaks, lunch, after school', room, choice, 'full'),
      ],
    }),
    doesNot: [
      'It brings in no fresh air and does not lower CO₂: open the windows first.',
      'It is no promise against a particular illness.',
      'Hire purchase may count as borrowing: ask your finance officer before you sign.',
    ],
    fields: ['Meeting', 'Proposed by', 'Decision'],
  },
  calculator: {
    title: 'Work out a classroom',
    lead: 'Do the fullest room of the school first.',
  },
  typicalRoom: 'classroom',
  plan: {
    title: 'Plan your school',
    lead: 'Send us the rooms. You get a plan and a price for the building.',
    topic: 'school',
    send: ['Length, width and height of each room', 'How many people it holds', 'Whether its windows open'],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, out of children’s way',
      'Filters and servicing of a school year, priced',
    ],
  },
};
