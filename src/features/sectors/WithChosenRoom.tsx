import type { ReactNode } from 'react';
import type { SectorKey } from '@/config/sectors';
import type { AnsweredRoom, ChosenRoom } from '@/data/rooms/answered-room';
import { useChosenRoom } from './chosen-room';

export type WithChosenRoomProps = {
  sectorKey: SectorKey;
  /** Until the visitor answers for another one. */
  typicalRoom: AnsweredRoom;
  children: (room: ChosenRoom) => ReactNode;
};

/** Renders what another feature makes of the room that is answered on a sector page. */
export function WithChosenRoom({ sectorKey, typicalRoom, children }: WithChosenRoomProps) {
  return children(useChosenRoom(sectorKey) ?? typicalRoom);
}
