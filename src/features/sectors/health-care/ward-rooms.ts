import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { withMachines } from '../room-machines';

/** An example of a ward, every room with the machines that it takes. */
export const bay = withMachines(wardRoomAnswers.bay);
export const treatmentRoom = withMachines(wardRoomAnswers.treatmentRoom);
export const waitingArea = withMachines(wardRoomAnswers.waitingArea);
export const nursesStation = withMachines(wardRoomAnswers.nursesStation);
export const consultingRoom = withMachines(wardRoomAnswers.consultingRoom);

/** Every room of the drawn ward that has machines: two bays and two consulting rooms, one each of the others. */
export const ward = [bay, bay, treatmentRoom, waitingArea, nursesStation, consultingRoom, consultingRoom] as const;

/** Ventilation of a healthcare building in air changes per hour. Source: HTM 03-01 (2021). */
export const htmAirChanges = { generalClinicalArea: 6, treatmentRoom: 10 };
