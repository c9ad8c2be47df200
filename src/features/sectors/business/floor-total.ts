import { purifiers } from '@/data/purifiers';
import type { MachineRoom } from '../room-machines';
import { openFloor } from './building';
import { meetingRooms } from './meeting-rooms';

/** Prices are whole pence, VAT included. */
export function floorTotal(): {
  total: number;
  pricePence: number;
  onRequest: Pick<MachineRoom, 'model' | 'machines'>;
} {
  const rooms = [openFloor, ...meetingRooms];
  const sum = (of: readonly { machines: number }[]) => of.reduce((all, { machines }) => all + machines, 0);
  const unpriced = rooms.filter(({ model }) => purifiers[model].pricePence === undefined);
  return {
    total: sum(rooms),
    pricePence: rooms.reduce((all, { model, machines }) => all + machines * (purifiers[model].pricePence ?? 0), 0),
    onRequest: { model: unpriced[0]?.model ?? 'GEN S', machines: sum(unpriced) },
  };
}
