import type { Camera } from './cuts';

/** The view of `studio/blender/scenes/stages.py`: parallel lines from 26 degrees to the right and 29 above. */
const azimuth = (26 * Math.PI) / 180;
const elevation = (29 * Math.PI) / 180;
const right = [Math.cos(azimuth), Math.sin(azimuth)] as const;
const up = [-Math.sin(azimuth) * Math.sin(elevation), Math.cos(azimuth) * Math.sin(elevation)] as const;

/** Height on the frame of a metre of height in the world. */
export const upright = Math.cos(elevation);

/** How flat a level circle looks. */
export const flattening = Math.sin(elevation);

export type Point = { x: number; y: number; z: number };

/** Pixels on the frame of a point in metres. */
export function project({ x, y, z }: Point, camera: Camera): [x: number, y: number] {
  return [
    camera.x + (x * right[0] + y * right[1]) * camera.pxPerMetre,
    camera.y - (x * up[0] + y * up[1] + (z - camera.lookZ) * upright) * camera.pxPerMetre,
  ];
}

/** Whether a point is on the far side of the stack's axis. */
export function isBehind({ x, y }: Point): boolean {
  return y * Math.cos(azimuth) - x * Math.sin(azimuth) > 0;
}
