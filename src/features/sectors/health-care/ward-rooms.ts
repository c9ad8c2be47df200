import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

export const bay = withMachines(wardRoomAnswers.bay);
export const treatmentRoom = withMachines(wardRoomAnswers.treatmentRoom);
export const waitingArea = withMachines(wardRoomAnswers.waitingArea);
export const nursesStation = withMachines(wardRoomAnswers.nursesStation);
export const consultingRoom = withMachines(wardRoomAnswers.consultingRoom);

export const ward = [bay, bay, treatmentRoom, waitingArea, nursesStation, consultingRoom, consultingRoom] as const;

/** Air changes per hour. Source: HTM 03-01 (2021). */
export const htmAirChanges = { generalClinicalArea: 6, treatmentRoom: 10 };
