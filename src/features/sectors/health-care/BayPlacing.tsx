import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { PlacingRules } from '../PlacingRules';

const rules = [
  {
    title: '20 cm from the wall',
    text: 'Air goes in all the way round; closer to the wall the machine draws less.',
  },
  {
    title: 'Clear of the curtain',
    text: 'Drawn round a bed, it must not hang over the outlet or against the lower half.',
  },
  {
    title: 'Away from the door to the corridor',
    text: 'Trolleys turn there, and air from the corridor would reach the machine before the air of the room.',
  },
  {
    title: 'In the place that is on the plan',
    text: 'The air change rate holds for that room and speed only.',
  },
];

/** Where a machine stands in a bay. */
export function BayPlacing() {
  return (
    <PlacingRules
      side="left"
      compact
      picture={roomHealthCare}
      alt="Model of a hospital room: a bed under a curtain rail, a monitor, an orange armchair, and a white purifier by the wall"
      heading="Where it stands in a bay"
      rules={rules}
    />
  );
}
