import { airColour, violet } from './colours';
import { isBehind, project, type Point } from './projection';
import { airRadius, partHeight, partZ, stageMiddleZ } from './stack';
import { closeness, durationS, type Camera } from './timeline';

/** What a breath of room air carries, by the stage that stops it. `clean` is air with nothing in it. */
type Load = 'lint' | 'gas' | 'dust' | 'microbe' | 'ultrafine' | 'clean';

type Strand = { load: Load; angle: number; radius: number; phase: number; size: number; turn: number };

const loads: readonly Load[] = [
  'clean',
  'lint',
  'clean',
  'gas',
  'dust',
  'clean',
  'dust',
  'microbe',
  'clean',
  'ultrafine',
];
const stopsAt: Partial<Record<Load, number>> = { lint: 0, gas: 1, dust: 2, microbe: 3, ultrafine: 4 };
const strandCount = 1500;
/** Times that the air runs through in the length of the film; a whole number closes the loop. */
const passes = 2;

/** Repeatable numbers from 0 to 1 (Lehmer's generator), so that each capture gives the same film. */
function* randomNumbers(): Generator<number, never> {
  let state = 20211;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

const numbers = randomNumbers();
const random = () => numbers.next().value;

const strands: readonly Strand[] = Array.from({ length: strandCount }, (_, index) => ({
  load: loads[index % loads.length] ?? 'clean',
  angle: random() * 2 * Math.PI,
  radius: Math.sqrt(random()),
  phase: random(),
  size: 0.7 + 0.6 * random(),
  turn: random() * 2 * Math.PI,
}));

/** Shares of a strand's way: along the floor, up the bore, out of the head. Between them it is hidden in a part. */
const floorEnd = 0.26;
const riseStart = 0.29;
const riseEnd = 0.8;
const outStart = 0.825;
const riseFromZ = partZ.base + partHeight.base - 0.012;
const riseToZ = partZ.outlet + 0.03;
const outletZ = partZ.outlet + partHeight.outlet - 0.006;

type Where = { point: Point; alpha: number; place: 'floor' | 'rise' | 'out' };

/** Where a strand is at a share of its way, and how clearly it is seen there; nothing while a part hides it. */
function whereAt({ angle, radius }: Strand, share: number): Where | undefined {
  if (share < floorEnd) {
    const t = share / floorEnd;
    const r = 0.2 + (0.22 + 0.24 * radius) * (1 - t) ** 1.3;
    const bend = angle + 0.5 * (1 - t) ** 2;
    const z = 0.072 + 0.1 * radius * (1 - t) * Math.sin(Math.PI * t) + 0.02 * Math.sin(angle * 5);
    return { point: round(r, bend, z), alpha: Math.min(1, t * 3, (1 - t) * 12), place: 'floor' };
  }
  if (share >= riseStart && share < riseEnd) {
    const t = (share - riseStart) / (riseEnd - riseStart);
    const r = airRadius * radius;
    const z = riseFromZ + (riseToZ - riseFromZ) * t;
    return { point: round(r, angle + 1.1 * t, z), alpha: Math.min(1, t * 20, (1 - t) * 20), place: 'rise' };
  }
  if (share >= outStart) {
    const t = (share - outStart) / (1 - outStart);
    const r = 0.045 + 0.06 * radius + (0.1 + 0.34 * radius) * t ** 1.7;
    const z = outletZ + 0.3 * t + 0.12 * t * t;
    return { point: round(r, angle + 1.1 + 0.9 * t, z), alpha: Math.min(1, t * 8) * (1 - t), place: 'out' };
  }
  return undefined;
}

function round(radius: number, angle: number, z: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), z };
}

/** Which of the air to draw: on the floor behind or before the foot, or above `fromZ` and below `toZ`. */
export type AirSlice =
  { place: 'floor'; behind: boolean } | { place: 'rise'; fromZ: number; toZ: number } | { place: 'out' };

function isIn(slice: AirSlice, where: Where): boolean {
  if (slice.place !== where.place) return false;
  if (slice.place === 'floor') return slice.behind === isBehind(where.point);
  return slice.place === 'out' || (where.point.z >= slice.fromZ && where.point.z < slice.toZ);
}

/** Draws the air of one slice: streaks, and on them what they carry until its stage takes it. */
export function drawAir(canvas: CanvasRenderingContext2D, slice: AirSlice, camera: Camera, timeS: number): void {
  for (const strand of strands) {
    const share = (strand.phase + (timeS * passes) / durationS) % 1;
    const where = whereAt(strand, share);
    if (!where || !isIn(slice, where)) continue;
    // What lies on the floor round the stack would stand before the words of the close-up.
    if (where.place === 'floor') where.alpha *= 1 - 0.85 * closeness(timeS);
    drawStreak(canvas, strand, share, where, camera);
    if (strand.load !== 'clean') drawLoad(canvas, strand, where, camera, timeS);
  }
}

function drawStreak(
  canvas: CanvasRenderingContext2D,
  strand: Strand,
  share: number,
  where: Where,
  camera: Camera,
): void {
  const length = { floor: 0.034, rise: 0.022, out: 0.036 }[where.place];
  const tail = whereAt(strand, share - length);
  if (tail?.place !== where.place) return;
  const [x, y] = project(where.point, camera);
  const [tailX, tailY] = project(tail.point, camera);
  const bend = whereAt(strand, share - length / 2)?.point ?? where.point;
  const [bendX, bendY] = project(bend, camera);
  const fade = canvas.createLinearGradient(tailX, tailY, x, y);
  fade.addColorStop(0, airColour(tail.point.z, 0));
  fade.addColorStop(1, airColour(where.point.z, where.alpha * (strand.load === 'clean' ? 0.95 : 0.55)));
  canvas.strokeStyle = fade;
  canvas.lineWidth = Math.max(1.2, 0.002 * strand.size * camera.pxPerMetre);
  canvas.beginPath();
  canvas.moveTo(tailX, tailY);
  // A quadratic curve through the point half-way.
  canvas.quadraticCurveTo(2 * bendX - (tailX + x) / 2, 2 * bendY - (tailY + y) / 2, x, y);
  canvas.stroke();
}

function drawLoad(
  canvas: CanvasRenderingContext2D,
  { load, size, turn }: Strand,
  { point, alpha }: Where,
  camera: Camera,
  timeS: number,
): void {
  const stage = stopsAt[load];
  if (stage === undefined) return;
  const above = point.z - stageMiddleZ(stage);
  if (above > 0.04) return;
  const left = above < 0 ? 1 : 1 - above / 0.04;
  const [x, y] = project(point, camera);
  const scale = size * Math.max(0.55, camera.pxPerMetre / 1480);
  canvas.save();
  canvas.translate(x, y);
  // Whole turns only, so that the loop closes.
  canvas.rotate(turn + (2 * Math.PI * 3 * timeS) / durationS);
  canvas.globalAlpha = alpha * left;
  shapes[load]?.(canvas, scale);
  canvas.restore();
}

const shapes: Partial<Record<Load, (canvas: CanvasRenderingContext2D, scale: number) => void>> = {
  lint(canvas, scale) {
    canvas.strokeStyle = '#f3c3a6';
    canvas.lineWidth = 2 * scale;
    canvas.beginPath();
    canvas.moveTo(-9 * scale, 2 * scale);
    canvas.bezierCurveTo(-4 * scale, -7 * scale, 3 * scale, 7 * scale, 9 * scale, -2 * scale);
    canvas.stroke();
  },
  gas(canvas, scale) {
    canvas.strokeStyle = '#f0a37d';
    canvas.lineWidth = 1.4 * scale;
    canvas.beginPath();
    canvas.arc(0, 0, 3.6 * scale, 0, 2 * Math.PI);
    canvas.stroke();
  },
  dust(canvas, scale) {
    canvas.fillStyle = '#f6b391';
    canvas.beginPath();
    canvas.arc(0, 0, 2.5 * scale, 0, 2 * Math.PI);
    canvas.fill();
  },
  microbe(canvas, scale) {
    canvas.fillStyle = violet;
    canvas.beginPath();
    canvas.roundRect(-5 * scale, -2.2 * scale, 10 * scale, 4.4 * scale, 2.2 * scale);
    canvas.fill();
  },
  ultrafine(canvas, scale) {
    canvas.fillStyle = '#dfeef2';
    for (const [x, y] of [
      [-2.6, 0],
      [2.2, -1.8],
      [1, 2.6],
    ] as const) {
      canvas.beginPath();
      canvas.arc(x * scale, y * scale, 1.1 * scale, 0, 2 * Math.PI);
      canvas.fill();
    }
  },
};
