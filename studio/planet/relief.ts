import { between, clamped, fractalNoise, hash, smooth, type Point } from './noise';

/** Height of the ground of a planet with radius 1, at a point of the unit sphere: rough highlands, smooth plains, and craters of six sizes. */
export function groundHeight([x, y, z]: Point): number {
  const rough = between(0.4, 1, smooth(clamped((wave(x * 2.6 + 40, y * 2.6 + 68, z * 2.6) + 0.25) * 2)));
  let height = 0.008 * (wave(x * 3, y * 3, z * 3) + 0.5 * wave(x * 6.2 + 13, y * 6.2, z * 6.2));
  let frequency = 11;
  for (const [cosine, sine] of turns) {
    const [u, v] = [cosine * x - sine * y, sine * x + cosine * y];
    const share = wave(u * frequency, (cosine * v - sine * z) * frequency, (sine * v + cosine * z) * frequency);
    height += (0.095 * rough * share) / frequency;
    frequency *= 2.13;
  }
  for (const [perUnit, kept] of craterLayers) height += craterField(x, y, z, perUnit, kept);
  return height;
}

/** Each octave of the ground is turned by an angle of its own, so that no axis of the noise shows. */
const turns = [0.4, 1.3, 2.2, 3.1, 4.0, 4.9].map((angle) => [Math.cos(angle), Math.sin(angle)] as const);

/** Cells a unit of each layer of craters, and the share of them that holds one. */
const craterLayers = [
  [5, 0.2],
  [11, 0.28],
  [24, 0.36],
  [52, 0.4],
  [110, 0.4],
  [230, 0.36],
] as const;

/** Slope of gradient noise at a whole point of space, one of the twelve edges of a cube, times the way from there. */
function slope(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const edge = Math.floor(12 * hash(x, y, z));
  const u = edge < 8 ? a : b;
  const v = edge < 4 ? b : c;
  return (edge & 1 ? -u : u) + (edge & 2 ? -v : v);
}

/** Gradient noise, some -0.7 to 0.7. */
function wave(x: number, y: number, z: number): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const z0 = Math.floor(z);
  const a = x - x0;
  const b = y - y0;
  const c = z - z0;
  const u = smooth(a);
  const v = smooth(b);
  const near = between(
    between(slope(x0, y0, z0, a, b, c), slope(x0 + 1, y0, z0, a - 1, b, c), u),
    between(slope(x0, y0 + 1, z0, a, b - 1, c), slope(x0 + 1, y0 + 1, z0, a - 1, b - 1, c), u),
    v,
  );
  const far = between(
    between(slope(x0, y0, z0 + 1, a, b, c - 1), slope(x0 + 1, y0, z0 + 1, a - 1, b, c - 1), u),
    between(slope(x0, y0 + 1, z0 + 1, a, b - 1, c - 1), slope(x0 + 1, y0 + 1, z0 + 1, a - 1, b - 1, c - 1), u),
    v,
  );
  return between(near, far, smooth(c));
}

const rim = 0.34;

/** Height at `distance` radii from the middle of a crater that is 1 deep: a floor, a wall, a rim, and what was thrown out. */
function profile(distance: number, floor: number): number {
  if (distance >= 1) return rim * Math.max(0, distance ** -3.6 - 0.075) * 1.08;
  if (distance <= floor) return -1 + 0.06 * (distance / floor) ** 2;
  return between(-0.94, rim, ((distance - floor) / (1 - floor)) ** 1.5);
}

/** How many radii what was thrown out of a crater reaches. */
const reach = 2.05;

/** One layer of craters: old ones are worn flat, young ones deep and sharp; none is quite round. */
function craterField(x: number, y: number, z: number, perUnit: number, kept: number): number {
  const bend = perUnit * 2.2;
  const bent = perUnit > 60 ? 0 : 0.16 * (fractalNoise([x * bend + perUnit, y * bend, z * bend], 2) - 0.5);
  x = x * perUnit + bent;
  y = y * perUnit - bent;
  z = z * perUnit + bent;
  let height = 0;
  for (let a = Math.floor(x) - 1; a <= x + 1; a++)
    for (let b = Math.floor(y) - 1; b <= y + 1; b++)
      for (let c = Math.floor(z) - 1; c <= z + 1; c++) {
        if (hash(a + perUnit, b, c) > kept) continue;
        const u = a + hash(a + 11, b, c + perUnit);
        const v = b + hash(a, b + 23, c + perUnit);
        const w = c + hash(a, b, c + 37 + perUnit);
        const away = Math.sqrt(u * u + v * v + w * w) / perUnit;
        if (Math.abs(away - 1) * perUnit > 0.5) continue;
        // The middle is laid on the sphere: cut elsewhere, a crater would be a mere dent.
        const [i, j, k] = [x - u / away, y - v / away, z - w / away];
        const radius = 0.13 + 0.3 * hash(a + 5, b + 7, c + 3) ** 2.2;
        const distance = Math.sqrt(i * i + j * j + k * k) / radius;
        if (distance >= reach) continue;
        const young = hash(a + 17, b + 3, c + 29);
        const depth = between(0.09, 0.34, young ** 2) * radius;
        height += (depth * profile(distance, between(0.7, 0.3, young) * (perUnit < 30 ? 1 : 0.5))) / perUnit;
      }
  return height;
}
