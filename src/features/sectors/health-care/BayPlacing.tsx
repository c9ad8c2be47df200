import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { PlacingRules } from '../PlacingRules';

const rules = [
  {
    title: '20 cm from the wall',
    text: 'The air goes in all the way round, so a machine pushed into a corner breathes less.',
  },
  {
    title: 'Clear of the curtain',
    text: 'Drawn round a bed, it must not hang over the outlet or against the lower half.',
  },
  {
    title: 'Away from the door to the corridor',
    text: 'There a trolley turns, and the ventilation’s own air passes first.',
  },
  {
    title: 'Moved by the ward, not by chance',
    text: 'Mark its place on the plan: the figure belongs to that room and that speed.',
  },
];

/** Where a machine stands in a bay. */
export function BayPlacing() {
  return (
    <PlacingRules
      side="left"
      picture={roomHealthCare}
      alt="Model of a hospital room: a bed under a curtain rail, a monitor, an orange armchair, and a white purifier by the wall"
      heading="Where no trolley turns"
      rules={rules}
    />
  );
}
