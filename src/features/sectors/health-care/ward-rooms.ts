import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

const { bay, treatmentRoom } = wardRoomAnswers;

export const wardRooms = { bay: withMachines(bay), treatmentRoom: withMachines(treatmentRoom) };
