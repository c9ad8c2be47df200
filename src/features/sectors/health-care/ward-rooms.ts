import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

export const bay = withMachines(wardRoomAnswers.bay);
export const treatmentRoom = withMachines(wardRoomAnswers.treatmentRoom);
