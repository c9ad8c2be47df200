import type { PlannedRoom } from '@/domain/plan/plan';
import type { RoomChoice } from '@/domain/room-advice';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { CostSection } from './CostSection';

type RoomDetailsProps = { room: PlannedRoom; choice: RoomChoice };

export function RoomDetails({ room, choice }: RoomDetailsProps) {
  return (
    <>
      <section aria-labelledby="planner-models">
        <h2 id="planner-models">Every model for this room</h2>
        <ChoiceTable room={room} answer={choice} />
      </section>
      <ClearanceTimes room={room} choice={choice} />
      <CostSection choice={choice} kind={room.roomKind} people={room.people} />
    </>
  );
}
