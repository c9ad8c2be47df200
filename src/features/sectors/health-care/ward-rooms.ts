import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

export const bay = withMachines(wardRoomAnswers.bay);
export const treatmentRoom = withMachines(wardRoomAnswers.treatmentRoom);
export const waitingArea = withMachines(wardRoomAnswers.waitingArea);
export const consultingRoom = withMachines(wardRoomAnswers.consultingRoom);

export const ward = [bay, treatmentRoom, waitingArea, consultingRoom] as const;
