import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

export const bay = withMachines(wardRoomAnswers.bay);
export const treatmentRoom = withMachines(wardRoomAnswers.treatmentRoom);
export const waitingArea = withMachines(wardRoomAnswers.waitingArea);
export const consultingRoom = withMachines(wardRoomAnswers.consultingRoom);

export const ward = [bay, treatmentRoom, waitingArea, consultingRoom] as const;

/** Air changes per hour. Source: HTM 03-01 (2021). */
export const htmAirChanges = { generalClinicalArea: 6, treatmentRoom: 10 };
