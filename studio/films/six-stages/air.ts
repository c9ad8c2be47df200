import { airColour, violet } from './colours';
import type { Camera } from './cuts';
import { isBehind, project, type Point } from './projection';
import { airRadius, cartridgeRadius, partHeight, partZ, ringRadius, stageMiddleZ } from './stack';
import { closeness, durationS, mix } from './timeline';

/** What a breath of room air carries, by the stage that stops it. `clean` is air with nothing in it. */
type Load = 'lint' | 'gas' | 'dust' | 'microbe' | 'ultrafine' | 'clean';

type Strand = {
  load: Load;
  angle: number;
  radius: number;
  /** How high it goes through the mesh and the cartridge, from 0 to 1. */
  level: number;
  phase: number;
  size: number;
  turn: number;
};

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
/** Times that the air runs through in the length of the film. */
const passes = 2.4;

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
  level: random(),
  phase: random(),
  size: 0.7 + 0.6 * random(),
  turn: random() * 2 * Math.PI,
}));

/** Shares of a strand's way (docs/decisions/0039). Between them it is hidden in a part. */
const way = {
  floor: { from: 0, to: 0.26 },
  bore: { from: 0.29, to: 0.41 },
  outward: { from: 0.43, to: 0.53 },
  up: { from: 0.53, to: 0.6 },
  rise: { from: 0.6, to: 0.8 },
  out: { from: 0.825, to: 1 },
};
type Leg = keyof typeof way;

const meshRadius = ringRadius + 0.008;
const upRadius = cartridgeRadius.pleats + 0.05;
const boreFromZ = partZ.particulate + partHeight.particulate - 0.012;
const riseFromZ = partZ.uvc - 0.02;
const riseToZ = partZ.outlet + 0.03;
const outletZ = partZ.outlet + partHeight.outlet - 0.006;

type Where = { point: Point; alpha: number; leg: Leg; passedStages: number };

/** 0 before a stage, 1 from `lengthM` behind it. */
const passed = (wayM: number, lengthM: number) => Math.min(1, Math.max(0, wayM / lengthM));

/** Where a strand is at a share of its way, and how clearly it is seen there; nothing while a part hides it. */
function whereAt({ angle, radius, level }: Strand, share: number): Where | undefined {
  const leg = (Object.keys(way) as Leg[]).find((key) => share >= way[key].from && share < way[key].to);
  if (!leg) return undefined;
  const t = (share - way[leg].from) / (way[leg].to - way[leg].from);
  const walledZ = partZ.cartridge + 0.03 + 0.14 * level;
  const columnRadius = airRadius * radius;
  switch (leg) {
    case 'floor': {
      const r = meshRadius + (0.3 + 0.24 * radius) * (1 - t) ** 1.3;
      const fromZ = 0.06 + 0.1 * radius * (1 - t) * Math.sin(Math.PI * t) + 0.02 * Math.sin(angle * 5);
      const z = mix(fromZ, partZ.particulate + partHeight.particulate * (0.15 + 0.7 * level), t ** 1.4);
      const alpha = Math.min(1, t * 3, (1 - t) * 12);
      return { point: round(r, angle + 0.5 * (1 - t) ** 2, z), alpha, leg, passedStages: 0 };
    }
    case 'bore': {
      const z = mix(boreFromZ, partZ.cartridge + 0.03, t);
      const r = mix(0.1, cartridgeRadius.bore * 0.85, Math.min(1, t * 1.6) ** 0.7) * radius;
      return { point: round(r, angle, z), alpha: Math.min(1, t * 8, (1 - t) * 8), leg, passedStages: 1 };
    }
    case 'outward': {
      const r = mix(cartridgeRadius.carbon, upRadius, t);
      const passedStages = 2 + passed(r - cartridgeRadius.pleats, 0.02);
      return { point: round(r, angle, walledZ + 0.03 * t * t), alpha: Math.min(1, t * 6), leg, passedStages };
    }
    case 'up': {
      const z = mix(walledZ + 0.03, riseFromZ, t);
      return { point: round(mix(upRadius, columnRadius, t * t), angle + 0.3 * t, z), alpha: 1, leg, passedStages: 3 };
    }
    case 'rise': {
      const z = mix(riseFromZ, riseToZ, t);
      const passedStages = [3, 4, 5].reduce((sum, index) => sum + passed(z - stageMiddleZ(index), 0.03), 3);
      const alpha = Math.min(1, (1 - t) * 20);
      return { point: round(columnRadius, angle + 0.3 + 0.8 * t, z), alpha, leg, passedStages };
    }
    case 'out': {
      const r = 0.045 + 0.06 * radius + (0.1 + 0.34 * radius) * t ** 1.7;
      const z = outletZ + 0.3 * t + 0.12 * t * t;
      return { point: round(r, angle + 1.1 + 0.9 * t, z), alpha: Math.min(1, t * 8) * (1 - t), leg, passedStages: 6 };
    }
  }
}

function round(radius: number, angle: number, z: number): Point {
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle), z };
}

/** Which of the air to draw: a leg, the part of it behind or before the stack, or between two heights. */
export type AirSlice = { legs: readonly Leg[]; behind?: boolean; fromZ?: number; toZ?: number };

function isIn({ legs, behind, fromZ = -Infinity, toZ = Infinity }: AirSlice, { leg, point }: Where): boolean {
  if (!legs.includes(leg) || point.z < fromZ || point.z >= toZ) return false;
  return behind === undefined || behind === isBehind(point);
}

/** Draws the air of one slice: streaks, and on them what they carry until its stage takes it. */
export function drawAir(
  canvas: CanvasRenderingContext2D,
  slice: AirSlice,
  camera: Camera,
  timeS: number,
  strength: number,
): void {
  if (strength < 0.01) return;
  for (const strand of strands) {
    const share = (strand.phase + (timeS * passes) / durationS) % 1;
    const where = whereAt(strand, share);
    if (!where || !isIn(slice, where)) continue;
    where.alpha *= strength;
    // In the close-up the floor is where the captions stand.
    if (where.leg === 'floor') where.alpha *= 1 - 0.6 * closeness(timeS);
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
  const length = { floor: 0.034, bore: 0.026, outward: 0.04, up: 0.014, rise: 0.016, out: 0.036 }[where.leg];
  const tail = whereAt(strand, share - length);
  if (tail?.leg !== where.leg) return;
  const [x, y] = project(where.point, camera);
  const [tailX, tailY] = project(tail.point, camera);
  const bend = whereAt(strand, share - length / 2)?.point ?? where.point;
  const [bendX, bendY] = project(bend, camera);
  const fade = canvas.createLinearGradient(tailX, tailY, x, y);
  fade.addColorStop(0, airColour(tail.passedStages, 0));
  fade.addColorStop(1, airColour(where.passedStages, where.alpha * (strand.load === 'clean' ? 0.95 : 0.55)));
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
  { point, alpha, passedStages }: Where,
  camera: Camera,
  timeS: number,
): void {
  const stage = stopsAt[load];
  if (stage === undefined) return;
  const left = 1 - passed(passedStages - stage, 1);
  if (left === 0) return;
  const [x, y] = project(point, camera);
  const scale = size * Math.max(0.55, camera.pxPerMetre / 1480);
  canvas.save();
  canvas.translate(x, y);
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
