export type Point = readonly [x: number, y: number, z: number];

/** A number from 0 to 1 that depends on the three whole numbers alone: the same planet at every run. */
export function hash(x: number, y: number, z: number): number {
  const mixed = (x * 374761393 + y * 668265263 + z * 2147483647) | 0;
  const scrambled = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((scrambled ^ (scrambled >>> 16)) >>> 0) / 4294967295;
}

export function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

export function clamped(value: number): number {
  return Math.max(0, Math.min(1, value));
}

/** Eases a share from 0 to 1 in and out. */
export function smooth(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Value noise: random values on the whole points of space, blended between them. */
function valueNoise([x, y, z]: Point): number {
  const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smooth(x - x0), smooth(y - y0), smooth(z - z0)];
  const layer = (level: number) =>
    between(
      between(hash(x0, y0, level), hash(x0 + 1, y0, level), u),
      between(hash(x0, y0 + 1, level), hash(x0 + 1, y0 + 1, level), u),
      v,
    );
  return between(layer(z0), layer(z0 + 1), w);
}

/** Fractal noise, 0 to 1: `octaves` layers of value noise, each half as strong and twice as fine as the one before. */
export function fractalNoise([x, y, z]: Point, octaves: number): number {
  let sum = 0;
  let weight = 0;
  let strength = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    sum += strength * valueNoise([x, y, z]);
    weight += strength;
    [x, y, z] = [x * 2.03 + 17.1, y * 2.03 + 3.7, z * 2.03 + 9.2];
    strength *= 0.52;
  }
  return sum / weight;
}
