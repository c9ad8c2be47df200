import { clamp } from '@/lib/clamp';

/** Azimuth 0 is the front, 90 the right side. */
export type Orbit = { azimuthDeg: number; elevationDeg: number; zoom: number };

/** Stays above the floor and below the pole. */
const elevationsDeg = [-4, 78] as const;
const zooms = [1, 4] as const;

/** The orbit after a turn in degrees; the elevation stays within its limits. */
export function turned(orbit: Orbit, azimuthDeg: number, elevationDeg: number): Orbit {
  return {
    ...orbit,
    azimuthDeg: orbit.azimuthDeg + azimuthDeg,
    elevationDeg: clamp(orbit.elevationDeg + elevationDeg, ...elevationsDeg),
  };
}

/** @param factor below 1 moves away */
export function zoomed(orbit: Orbit, factor: number): Orbit {
  return { ...orbit, zoom: clamp(orbit.zoom * factor, ...zooms) };
}

/** Returns to `home` by the shorter way round. */
export function homeFrom(orbit: Orbit, home: Orbit): Orbit {
  const turns = Math.round((orbit.azimuthDeg - home.azimuthDeg) / 360);
  return { ...home, azimuthDeg: home.azimuthDeg + 360 * turns };
}

export const sideNames = ['front', 'right', 'back', 'left', 'top'] as const;
type SideName = (typeof sideNames)[number];

const topFromDeg = 55;

/** The side of the machine that the visitor sees. */
export function facingSide({ azimuthDeg, elevationDeg }: Orbit): SideName {
  if (elevationDeg >= topFromDeg) return 'top';
  const quarter = ((Math.round(azimuthDeg / 90) % 4) + 4) % 4;
  return sideNames[quarter] ?? 'front';
}

const turnDeg = 30;
const tiltDeg = 12;
const zoomFactor = 1.25;

export const steps = {
  turnLeft: (orbit: Orbit) => turned(orbit, -turnDeg, 0),
  turnRight: (orbit: Orbit) => turned(orbit, turnDeg, 0),
  tiltUp: (orbit: Orbit) => turned(orbit, 0, tiltDeg),
  tiltDown: (orbit: Orbit) => turned(orbit, 0, -tiltDeg),
  nearer: (orbit: Orbit) => zoomed(orbit, zoomFactor),
  further: (orbit: Orbit) => zoomed(orbit, 1 / zoomFactor),
} satisfies Record<string, (orbit: Orbit) => Orbit>;

/** A turn that a key or a button makes. */
export type Step = keyof typeof steps;

const keys: Record<string, Step | 'reset'> = {
  ArrowLeft: 'turnLeft',
  ArrowRight: 'turnRight',
  ArrowUp: 'tiltUp',
  ArrowDown: 'tiltDown',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'further',
  Home: 'reset',
};

/** Undefined for keys that the browser handles. */
export function stepOfKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): Step | 'reset' | undefined {
  return ctrlKey || metaKey || altKey ? undefined : keys[key];
}
