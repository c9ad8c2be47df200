import { sample } from '@/config/sample';

export const testimonial = sample({
  quote:
    'Piercing is close work in a small room. I wanted a number I could show a client, not a promise. Now the air change certificate hangs by the door, and people forget the machine is on.',
  author: 'Owner, piercing studio',
  placeAndDate: 'East Midlands, March 2021',
});

export type Testimonial = (typeof testimonial)['sample'];
