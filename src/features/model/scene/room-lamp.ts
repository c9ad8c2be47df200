import { DirectionalLight } from 'three';
import type { RoomSize } from '@/domain/room';

export type RoomLamp = {
  light: DirectionalLight;
  /** Stands it so that the two walls that are seen are lit as from the home corner. @returns whether it had to move */
  turnTo: (quarter: number) => boolean;
};

/** More at the left one of the two walls that are seen, which the studio's lamps leave in the shade. */
const fromRadians = 1.3;
const shadowSidePx = 2048;
/** In a larger hall a shadow would be coarser than the machine. In metres. */
const longestShadowedM = 20;

/** Daylight from high up, past the visitor's right shoulder, with soft shadows. */
export function roomLamp({ lengthM, widthM, heightM }: RoomSize): RoomLamp {
  const light = new DirectionalLight('#fff9f1', 2.9);
  const reachM = Math.hypot(lengthM, widthM, heightM) / 2 + 0.2;
  light.castShadow = Math.max(lengthM, widthM) <= longestShadowedM;
  const { shadow } = light;
  shadow.mapSize.set(shadowSidePx, shadowSidePx);
  shadow.radius = 5;
  shadow.normalBias = 0.02;
  Object.assign(shadow.camera, {
    left: -reachM,
    right: reachM,
    top: reachM,
    bottom: -reachM,
    near: 0,
    far: reachM * 4,
  });
  shadow.camera.updateProjectionMatrix();
  let stands: number | undefined;
  return {
    light,
    turnTo(quarter) {
      if (quarter === stands) return false;
      stands = quarter;
      const turned = fromRadians + (quarter * Math.PI) / 2;
      const awayM = reachM * 2;
      light.position.set(Math.sin(turned) * awayM * 0.78, awayM * 0.62, Math.cos(turned) * awayM * 0.78);
      return true;
    },
  };
}
