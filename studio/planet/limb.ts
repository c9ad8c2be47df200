import { between, clamped, fractalNoise, hash, smooth, type Point } from './noise';
import { groundHeight } from './relief';

/** sRGB, 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A planet whose upper edge crosses the picture. Lengths in pixels. */
export type Limb = {
  width: number;
  height: number;
  centre: readonly [x: number, y: number];
  radius: number;
  /** Direction towards the sun; x to the right, y down, z towards the viewer. */
  sun: Point;
  /** Ground at its darkest and at its lightest. */
  ground: readonly [dark: Colour, light: Colour];
  /** By how much the ground's heights are raised. */
  relief: number;
  /** By day: the light in the shade, and what the sun adds. */
  light: readonly [shade: number, sun: number];
  atmosphere: Colour;
  /** Sky at the head and at the foot of the picture. */
  sky: readonly [head: Colour, foot: Colour];
  /** The air over the edge: its scale height, its strength near the ground and far above it, and how much it follows the sun. */
  glow: { scaleHeight: number; near: number; far: number; followsSun: number };
  /** By night the ground outside the sun's reach is black and the foot of the sky fades too. */
  isNight: boolean;
  /** From which row to which the picture fades, and to what. */
  fade: { from: number; to: number; colour: Colour };
};

function blend(from: Colour, to: Colour, share: number): Colour {
  return [between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)];
}

function scaled(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

function unit([x, y, z]: Point): Point {
  const length = Math.sqrt(x * x + y * y + z * z);
  return [x / length, y / length, z / length];
}

/** Place on the raised ground at a column and row, of heights in radii. */
function placeAt(limb: Limb, heights: Float32Array, column: number, row: number): Point | undefined {
  const x = (column - limb.centre[0]) / limb.radius;
  const y = (row - limb.centre[1]) / limb.radius;
  const rest = 1 - x * x - y * y;
  if (rest <= 0 || column < 0 || row < 0 || column >= limb.width || row >= limb.height) return undefined;
  const out = 1 + limb.relief * (heights[row * limb.width + column] ?? 0);
  return [x * out, y * out, Math.sqrt(rest) * out];
}

/** Share of the sun that reaches a place: nothing behind a rise, half of it at a shadow's edge. */
function reached(limb: Limb, heights: Float32Array, place: Point, sun: Point): number {
  let share = 1;
  for (let step = 1.5 / limb.radius; step < 0.06; step *= 1.22) {
    const [x, y, z] = [place[0] + sun[0] * step, place[1] + sun[1] * step, place[2] + sun[2] * step];
    const away = Math.sqrt(x * x + y * y + z * z);
    const column = Math.round(limb.centre[0] + (x / away) * limb.radius);
    const row = Math.round(limb.centre[1] + (y / away) * limb.radius);
    const there = placeAt(limb, heights, column, row);
    if (!there || z < 0) break;
    const above = away - Math.sqrt(there[0] ** 2 + there[1] ** 2 + there[2] ** 2);
    share = Math.min(share, clamped(0.5 + above / (0.10 * step)));
  }
  return share;
}

/** Light of the sun on the ground at each pixel. */
function sunlight(limb: Limb, sun: Point): Float32Array {
  const { width, height, centre, radius } = limb;
  const heights = new Float32Array(width * height);
  const lit = new Float32Array(width * height);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [x, y] = [(column - centre[0]) / radius, (row - centre[1]) / radius];
      const rest = 1 - x * x - y * y;
      if (rest > 0 && row < limb.fade.to + 140) heights[row * width + column] = groundHeight([x, y, Math.sqrt(rest)]);
    }
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const place = placeAt(limb, heights, column, row);
      if (!place) continue;
      const left = placeAt(limb, heights, column - 1, row) ?? place;
      const right = placeAt(limb, heights, column + 1, row) ?? place;
      const above = placeAt(limb, heights, column, row - 1) ?? place;
      const below = placeAt(limb, heights, column, row + 1) ?? place;
      const [a, b, c] = [right[0] - left[0], right[1] - left[1], right[2] - left[2]];
      const [d, e, f] = [below[0] - above[0], below[1] - above[1], below[2] - above[2]];
      const normal: Point = [b * f - c * e, c * d - a * f, a * e - b * d];
      const length = Math.sqrt(normal[0] ** 2 + normal[1] ** 2 + normal[2] ** 2) || 1;
      const facing = (normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2]) / length;
      // Towards the edge a pixel holds a whole slope: neither its shadow nor its light can be told there.
      const seen = smooth(clamped((place[2] - 0.06) / 0.2));
      const smoothly = place[0] * sun[0] + place[1] * sun[1] + place[2] * sun[2];
      const share = seen > 0 ? between(1, reached(limb, heights, place, sun), seen) : 1;
      lit[row * width + column] = Math.max(0, between(smoothly, facing, between(0.25, 1, seen))) * share;
    }
  return lit;
}

/** The ground at a point of the unit sphere, lit, with its edge lost in the air. `sunward` is the share of the sun's side. */
function groundColour(limb: Limb, [x, y, z]: Point, lit: number, sunward: number): Colour {
  const broad = fractalNoise([x * 4 + 3, y * 4, z * 4], 5);
  const dust = fractalNoise([x * 23, y * 23 + 9, z * 23], 5);
  const albedo = clamped((broad - 0.3) * 1.9 + (dust - 0.5) * 1.1);
  const bare = blend(limb.ground[0], limb.ground[1], albedo);
  const light = limb.isNight ? 1.25 * lit ** 0.8 : limb.light[0] + limb.light[1] * lit ** 0.75;
  const [edgePower, edgeStrength] = limb.isNight ? [60, 0.85] : [34, 0.66];
  const haze = Math.hypot(x, y) ** edgePower * sunward * edgeStrength;
  return blend(scaled(bare, light), limb.atmosphere, Math.min(1, haze));
}

/** One pixel, without its grain. */
function colourAt(limb: Limb, lit: Float32Array, column: number, row: number, sun: Point): Colour {
  const { centre, radius, glow, fade } = limb;
  const x = (column - centre[0]) / radius;
  const y = (row - centre[1]) / radius;
  const distance = Math.hypot(x, y);
  const sunward = clamped(0.5 + (x * sun[0] + y * sun[1]) * glow.followsSun);
  const above = (Math.max(distance, 1) - 1) * radius;
  const air =
    (glow.near * Math.exp(-above / glow.scaleHeight) + glow.far * Math.exp(-above / (5 * glow.scaleHeight))) * sunward;
  const drift = limb.isNight ? 0 : 260 * (fractalNoise([x * 3.2, y * 7, 5], 4) - 0.5);
  const faded = smooth(clamped((row + drift - fade.from) / (fade.to - fade.from)));
  let colour = blend(blend(limb.sky[0], limb.sky[1], row / limb.height), limb.atmosphere, Math.min(1, air));
  if (distance < 1) {
    const point: Point = [x, y, Math.sqrt(1 - distance * distance)];
    const ground = groundColour(limb, point, lit[row * limb.width + column] ?? 0, sunward);
    const end = smooth(clamped((row - fade.to + 60) / 60));
    // The edge is softened over one and a half pixels.
    colour = blend(colour, blend(ground, fade.colour, Math.max(faded, end)), Math.min(1, ((1 - distance) * radius) / 1.4));
  }
  return limb.isNight ? blend(colour, fade.colour, faded) : colour;
}

/** The picture as raw RGB, eight bits a channel, with a grain of one level against banding. */
export function drawLimb(limb: Limb): Buffer {
  const { width, height } = limb;
  const sun = unit(limb.sun);
  const lit = sunlight(limb, sun);
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const grain = (hash(column, row, 7) - 0.5) * 2.2;
      const colour = colourAt(limb, lit, column, row, sun);
      colour.forEach((value, channel) => {
        pixels[(row * width + column) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      });
    }
  return pixels;
}
