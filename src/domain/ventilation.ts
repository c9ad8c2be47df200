import { airChangesPerHour, m3PerHour } from './air-changes';

/** What the visitor knows of a room's ventilation; a plain figure of air changes needs none. */
export type VentilationSource =
  | { by: 'person'; litresPerSecondEach: number }
  | { by: 'co2'; ppm: number; who: 'adults' | 'children' }
  | { by: 'window'; widthM: number; heightM: number; insideC: number; outsideC: number };

/** What windows that are opened as usual count as, in air changes per hour: our rule of thumb, from no standard. */
export const openWindowsAch = 1;

/** Carbon dioxide of outdoor air. */
export const outdoorCo2Ppm = 420;

/** Breathed out, seated, in L/s. */
export const co2LitresPerSecond = { adults: 0.0054, children: 0.0035 };

/**
 * Outdoor air per person in L/s at a steady reading: G ÷ ((C - C outdoors) × 10⁻⁶).
 * @param ppm above `outdoorCo2Ppm`
 */
export function outdoorAirEachLs(ppm: number, who: 'adults' | 'children'): number {
  return co2LitresPerSecond[who] / ((ppm - outdoorCo2Ppm) * 1e-6);
}

/**
 * The steady reading, to ten ppm, at which each person gets so much outdoor air: the arithmetic is no finer.
 * @param litresPerSecondEach above 0
 */
export function co2PpmAt(litresPerSecondEach: number, who: 'adults' | 'children'): number {
  return 10 * Math.round((outdoorCo2Ppm + co2LitresPerSecond[who] / (litresPerSecondEach * 1e-6)) / 10);
}

/** Air changes per hour of a flow in L/s per person. @param volumeM3 above 0 */
export function peopleFlowAch(litresPerSecondEach: number, people: number, volumeM3: number): number {
  return airChangesPerHour(m3PerHour(litresPerSecondEach * people), volumeM3);
}

/**
 * Air changes per hour through one open window by temperature alone: 3600 ÷ (3 V) × 0.6 × A × √(9.81 × h × ΔT ÷ T
 * outdoors), T in kelvin (CERN, CAiMIRA; discharge coefficient 0.6).
 * @param volumeM3 above 0
 */
export function windowAch(
  { widthM, heightM, insideC, outsideC }: Omit<Extract<VentilationSource, { by: 'window' }>, 'by'>,
  volumeM3: number,
): number {
  const draught = Math.sqrt((9.81 * heightM * Math.abs(insideC - outsideC)) / (outsideC + 273.15));
  return airChangesPerHour((3600 / 3) * 0.6 * widthM * heightM * draught, volumeM3);
}

/** Air changes per hour to two decimals. @param people needed unless the source is a window */
export function sourceAch(source: VentilationSource, volumeM3: number, people = 0): number {
  return Number(exactAch(source, volumeM3, people).toFixed(2));
}

function exactAch(source: VentilationSource, volumeM3: number, people: number): number {
  switch (source.by) {
    case 'person':
      return peopleFlowAch(source.litresPerSecondEach, people, volumeM3);
    case 'co2':
      return peopleFlowAch(outdoorAirEachLs(source.ppm, source.who), people, volumeM3);
    case 'window':
      return windowAch(source, volumeM3);
  }
}
