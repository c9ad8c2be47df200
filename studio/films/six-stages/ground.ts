import { ink } from './colours';
import { flattening, project } from './projection';
import { partZ, stageMiddleZ } from './stack';
import type { Camera, Cut } from './cuts';

/** A soft patch of light at a height of the stack, `radius` in metres. */
export function glow(
  canvas: CanvasRenderingContext2D,
  camera: Camera,
  z: number,
  radius: number,
  rgb: string,
  alpha: number,
  flatness = 1,
): void {
  if (alpha < 0.004) return;
  const [x, y] = project({ x: 0, y: 0, z }, camera);
  const r = radius * camera.pxPerMetre;
  canvas.save();
  canvas.globalCompositeOperation = 'screen';
  canvas.translate(x, y);
  canvas.scale(1, flatness);
  const light = canvas.createRadialGradient(0, 0, 0, 0, 0, r);
  for (let step = 0; step <= 8; step += 1) {
    light.addColorStop(step / 8, `rgba(${rgb},${(alpha * (0.5 + 0.5 * Math.cos((Math.PI * step) / 8))).toFixed(4)})`);
  }
  canvas.fillStyle = light;
  canvas.fillRect(-r, -r, 2 * r, 2 * r);
  canvas.restore();
}

/** Ink, with copper light where the air comes in and cyan where it leaves. */
export function drawGround(canvas: CanvasRenderingContext2D, camera: Camera, { width, height }: Cut): void {
  canvas.fillStyle = ink;
  canvas.fillRect(0, 0, width, height);
  // In the close-up the light is wider than the stack, or nothing of it would be seen.
  const spread = (camera.pxPerMetre / 452) ** -0.35;
  glow(canvas, camera, 0.1, 1.0 * spread, '150,66,30', 0.55, 0.8);
  glow(canvas, camera, stageMiddleZ(2), 0.8 * spread, '70,92,120', 0.34, 1.1);
  glow(canvas, camera, partZ.outlet + 0.2, 1.0 * spread, '24,120,132', 0.55, 0.8);
  floorShadow(canvas, camera);
}

/** Darkness under the foot. */
function floorShadow(canvas: CanvasRenderingContext2D, camera: Camera): void {
  const [x, y] = project({ x: 0, y: 0, z: 0 }, camera);
  const r = 0.42 * camera.pxPerMetre;
  canvas.save();
  canvas.translate(x, y);
  canvas.scale(1, flattening);
  const shadow = canvas.createRadialGradient(0, 0, r * 0.3, 0, 0, r);
  shadow.addColorStop(0, 'rgba(4,7,12,0.75)');
  shadow.addColorStop(1, 'rgba(4,7,12,0)');
  canvas.fillStyle = shadow;
  canvas.fillRect(-r, -r, 2 * r, 2 * r);
  canvas.restore();
}
