import { PerspectiveCamera, Vector3 } from 'three';
import { mix } from '../six-stages/timeline';

export const durationS = 18;

/** What the camera looks at, from where (degrees, 0 in front), how many metres the frame is wide there, and its focal length. */
type View = { target: Vector3; azimuth: number; elevation: number; widthM: number; lensMm: number };

const sensorMm = 36;

/** The view of the poster. */
const whole: View = { target: new Vector3(0, 0, 1.327), azimuth: 45, elevation: 30, widthM: 6.6, lensMm: 85 };

const closeTo = (machine: Vector3): View => ({
  target: machine.clone().add(new Vector3(-0.2, 0, 0.56)),
  azimuth: 20,
  elevation: 10,
  widthM: 2.35,
  lensMm: 38,
});

/** One move: from the whole room down to the machine, never quite at rest. */
export function aim(camera: PerspectiveCamera, machine: Vector3, timeS: number): void {
  const from = whole;
  const to = closeTo(machine);
  const t = timeS / durationS;
  const share = mix(t * t * (3 - 2 * t), t, 0.1);
  const azimuth = (mix(from.azimuth, to.azimuth, share) * Math.PI) / 180;
  const elevation = (mix(from.elevation, to.elevation, share) * Math.PI) / 180;
  const lensMm = mix(from.lensMm, to.lensMm, share);
  const widthM = Math.exp(mix(Math.log(from.widthM), Math.log(to.widthM), share));
  // The frame narrows faster than the eye turns, so the target leads.
  const target = from.target.clone().lerp(to.target, 1 - (1 - share) ** 1.6);
  const direction = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    -Math.cos(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
  );
  camera.position.copy(target).addScaledVector(direction, (widthM * lensMm) / sensorMm);
  camera.up.set(0, 0, 1);
  camera.lookAt(target);
  camera.setFocalLength(lensMm);
  camera.updateProjectionMatrix();
}
