import { roomHospitality } from '@/assets/pictures/room-hospitality';
import { PlacingRules } from '../PlacingRules';

const rules = [
  { title: '20 cm from the wall', text: 'And nothing on top. The air comes in below and leaves above.' },
  { title: 'On the dining side of the pass', text: 'Grease and steam belong to the hood over the range.' },
  { title: 'At the end of a banquette', text: 'Not behind a chair that moves, and not where the coats fall.' },
  { title: 'On a socket of its own', text: 'No cable across the way from the kitchen to table nine.' },
];

/** Where a machine stands in a dining room. */
export function DiningPlacing() {
  return (
    <PlacingRules
      side="right"
      picture={roomHospitality}
      alt="Model of a small bar: a banquette, laid tables, one orange chair, a counter, a stage, and a dark purifier by the window"
      heading="Where no waiter walks into it"
      rules={rules}
    />
  );
}
