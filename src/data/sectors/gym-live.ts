import { rate, rateAch } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { roomVolumeM3 } from '@/domain/room';
import { gymFloor, spinStudio, treatmentRoom, yogaStudio } from '../rooms/gym-rooms';
import { atSpeed, speedHead } from './meeting-page';
import type { LiveSector } from './sector';

export const gymLive: LiveSector = {
  key: 'gym',
  rooms: [gymFloor, spinStudio, yogaStudio, treatmentRoom],
  meeting: {
    title: 'One page for your studio: the timetable',
    lead: 'Price, noise, limits and the speed for each class, for this floor or for your own room.',
    name: 'Timetable of a studio',
    table: (room, choice) => {
      const full = rate(choice.model, roomVolumeM3(room), { machines: choice.machines });
      const minutes = Math.ceil(clearanceMinutes(rateAch(full), 0.99));
      return {
        caption: 'From the first class to the last',
        head: speedHead,
        rows: [
          atSpeed('Before the first class and between classes', room, choice, 'full'),
          atSpeed('Spin, intervals, weights: loud music', room, choice, 'full'),
          atSpeed('Yoga, stretching: quiet', room, choice, 'working'),
          atSpeed(
            `${minutes} minutes after the last class: 99% of particles gone, if the air mixes evenly`,
            room,
            choice,
            'full',
          ),
        ],
      };
    },
    doesNot: [
      'It neither cools nor dries the air, and it does not lower CO₂: leave ventilation and air conditioning on.',
      'It is for dry rooms: not for showers or beside a pool.',
    ],
    fields: ['Studio', 'Classes a day', 'Checked by'],
  },
  calculator: {
    title: 'Work out your studio',
    lead: 'Measure each studio separately, from wall to wall.',
  },
  typicalRoom: 'gymFloor',
  plan: {
    title: 'Plan your gym',
    lead: 'Send us the rooms and the timetable. You get a plan and a price for all of them.',
    topic: 'gym',
    send: [
      'Length, width and height of each room',
      'How many train in it at the busiest hour, and at what',
      'Where the sockets and the doors are',
    ],
    back: [
      'The machines for each room, and their air changes',
      'Where they stand, clear of the weights',
      'Filters and servicing of a year, priced',
    ],
  },
};
