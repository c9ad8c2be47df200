import { DirectionalLight } from 'three';
import type { RoomSize } from '@/domain/room';
import { paints } from './paints';

type RoomLamp = {
  light: DirectionalLight;
  /**
   * Lights the two visible walls as from the home corner.
   * @returns whether the lamp moved
   */
  turnTo: (quarter: number) => boolean;
};

/** Favours the left visible wall, which the studio's lamps leave dark. */
const fromRadians = 1.3;
const shadowSidePx = 2048;
/** In larger rooms the shadow map is too coarse. */
const maxShadowedM = 20;

export function roomLamp({ lengthM, widthM, heightM }: RoomSize): RoomLamp {
  const light = new DirectionalLight(paints.daylight, 2.9);
  const reachM = Math.hypot(lengthM, widthM, heightM) / 2 + 0.2;
  light.castShadow = Math.max(lengthM, widthM) <= maxShadowedM;
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
  let currentQuarter: number | undefined;
  return {
    light,
    turnTo(quarter) {
      if (quarter === currentQuarter) return false;
      currentQuarter = quarter;
      const turned = fromRadians + (quarter * Math.PI) / 2;
      const awayM = reachM * 2;
      light.position.set(Math.sin(turned) * awayM * 0.78, awayM * 0.62, Math.cos(turned) * awayM * 0.78);
      return true;
    },
  };
}
