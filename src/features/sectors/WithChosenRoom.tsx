import type { ReactNode } from 'react';
import type { SectorKey } from '@/config/sectors';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { useChosenRoom } from './chosen-room';

type WithChosenRoomProps = {
  sectorKey: SectorKey;
  /** Until the visitor answers for another one. */
  typicalRoom: ExampleRoom;
  children: (room: ExampleRoom) => ReactNode;
};

/** Renders what another feature makes of the room that is answered on a sector page. */
export function WithChosenRoom({ sectorKey, typicalRoom, children }: WithChosenRoomProps) {
  return children(useChosenRoom(sectorKey) ?? typicalRoom);
}
