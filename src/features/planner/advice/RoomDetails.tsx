import type { ReactNode, Ref } from 'react';
import { answerRoom } from '@/data/room-answers';
import type { FurnishedRoom } from '@/domain/placing';
import type { PlannedRoom } from '@/domain/plan/plan';
import { ChoiceTable } from './ChoiceTable';
import { ClearanceTimes } from './ClearanceTimes';
import { CostOverYears } from './CostOverYears';
import { RoomFloor } from './RoomFloor';
import styles from './RoomDetails.module.scss';

/** Renders a 3D view of the furnished room. */
export type RoomPicture = (room: FurnishedRoom, isOpen: boolean, onOpen: (isOpen: boolean) => void) => ReactNode;

export type RoomDetailsProps = {
  room: PlannedRoom;
  picture: RoomPicture;
  isPictured: boolean;
  onPictured: (isPictured: boolean) => void;
  pictureRef: Ref<HTMLDivElement>;
};

export function RoomDetails({ room, picture, isPictured, onPictured, pictureRef }: RoomDetailsProps) {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') return null;
  const { choice } = advice;
  return (
    <div className={`d-grid ${styles.details}`}>
      <RoomFloor
        key={`${room.lengthM} ${room.widthM} ${choice.model} ${choice.machines}`}
        room={room}
        choice={choice}
        picture={(furnished) => picture(furnished, isPictured, onPictured)}
        pictureRef={pictureRef}
      />
      <section aria-labelledby="planner-models">
        <h2 id="planner-models">Every model for this room</h2>
        <ChoiceTable room={room} answer={choice} />
      </section>
      <ClearanceTimes room={room} choice={choice} />
      <CostOverYears choice={choice} kind={room.roomKind} people={room.people} />
    </div>
  );
}
