import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { PlacingRules } from '../PlacingRules';

const rules = [
  {
    title: '20 cm from the wall',
    text: 'The air goes in all the way round, so a machine in a corner draws less.',
  },
  {
    title: 'Clear of the curtain',
    text: 'Drawn round a bed, it must not hang over the outlet or against the lower half.',
  },
  {
    title: 'Away from the door to the corridor',
    text: 'Trolleys turn there, and the machine would catch the ventilation’s air before the room’s.',
  },
  {
    title: 'In the place that is on the plan',
    text: 'The figure belongs to that room and that speed. Another room has another.',
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
