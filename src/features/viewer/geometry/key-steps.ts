import { type Orbit, turned, zoomed } from './orbit';

const [turnDeg, tiltDeg, zoomFactor] = [30, 12, 1.25];

export const steps = {
  turnLeft: (orbit: Orbit) => turned(orbit, -turnDeg, 0),
  turnRight: (orbit: Orbit) => turned(orbit, turnDeg, 0),
  tiltUp: (orbit: Orbit) => turned(orbit, 0, tiltDeg),
  tiltDown: (orbit: Orbit) => turned(orbit, 0, -tiltDeg),
  nearer: (orbit: Orbit) => zoomed(orbit, zoomFactor),
  further: (orbit: Orbit) => zoomed(orbit, 1 / zoomFactor),
} satisfies Record<string, (orbit: Orbit) => Orbit>;

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
export function stepOfKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): Step | 'reset' | undefined {
  return ctrlKey || metaKey || altKey ? undefined : keys[key];
}
