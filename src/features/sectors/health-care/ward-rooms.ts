import { airChangesPerHour, roomVolumeM3 } from '@/lib/air-changes';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import type { MachineRoom } from '../machine-room';

const heightM = 2.7;

/** An example of a ward. Lengths run along the corridor, widths in depth. */
export const bay: MachineRoom = {
  name: 'Four-bed bay',
  lengthM: 7.2,
  widthM: 5.4,
  heightM,
  model: 'GEN Y',
  machines: 1,
};
export const treatmentRoom: MachineRoom = {
  name: 'Treatment room',
  lengthM: 4.3,
  widthM: 5.4,
  heightM,
  model: 'GEN Y',
  machines: 1,
};
export const waitingArea: MachineRoom = {
  name: 'Waiting area',
  lengthM: 8.8,
  widthM: 5,
  heightM,
  model: 'GEN Z',
  machines: 1,
};
/** The size of the calculator's typical consulting room. */
export const consultingRoom: MachineRoom = {
  name: 'Two consulting rooms',
  lengthM: 3.2,
  widthM: 5,
  heightM,
  model: 'GEN Y',
  machines: 1,
};

/** The nurses' station stands open to the corridor, so the two are one volume of air. */
export const stationVolumeM3 =
  roomVolumeM3({ lengthM: 6.4, widthM: 5, heightM }) + roomVolumeM3({ lengthM: 23.1, widthM: 2.4, heightM });

/** Air changes per hour of station and corridor with two Generation X. */
export const stationAirChanges = airChangesPerHour(2 * measuredAirflowM3PerHour('GEN X'), stationVolumeM3);

/** Ventilation of a healthcare building in air changes per hour. Source: HTM 03-01 (2021). */
export const htmAirChanges = { generalClinicalArea: 6, treatmentRoom: 10 };
