import { between, clamped, craters, fractalNoise, hash, smooth, type Point } from './noise';

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
  /** How strongly craters and dunes bend the light: the factor of their rise over 0.0011 radii. */
  relief: number;
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

/** Step between the heights that give a slope, in radii. */
const slopeStep = 0.0011;

function blend(from: Colour, to: Colour, share: number): Colour {
  return [between(from[0], to[0], share), between(from[1], to[1], share), between(from[2], to[2], share)];
}

function scaled(colour: Colour, factor: number): Colour {
  return [colour[0] * factor, colour[1] * factor, colour[2] * factor];
}

function unit([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

/** Height of the ground at a point of the unit sphere: warped dunes, and craters of three sizes. */
function groundHeight([x, y, z]: Point): number {
  const warp = fractalNoise([x * 3, y * 3, z * 3], 3);
  const dunes = 0.9 * fractalNoise([x * 6 + warp, y * 6 + warp, z * 6], 6);
  const point: Point = [x, y, z];
  return dunes + 0.5 * craters(point, 9) + 0.22 * craters(point, 22) + 0.1 * craters(point, 50);
}

/** Direction of the ground at a point of the unit sphere, bent by its slope. */
function groundNormal([x, y, z]: Point, relief: number): Point {
  const height = groundHeight([x, y, z]);
  const right = groundHeight([x + slopeStep, y, z]) - height;
  const down = groundHeight([x, y + slopeStep, z]) - height;
  return unit([x - right * relief, y - down * relief, z]);
}

/** The ground at a point of the unit sphere, lit, with its edge lost in the air. `sunward` is the share of the sun's side. */
function groundColour(limb: Limb, [x, y, z]: Point, sun: Point, sunward: number): Colour {
  const normal = groundNormal([x, y, z], limb.relief);
  const lit = normal[0] * sun[0] + normal[1] * sun[1] + normal[2] * sun[2];
  const albedo = clamped((fractalNoise([x * 4 + 3, y * 4, z * 4], 5) - 0.3) * 2.2);
  const bare = blend(limb.ground[0], limb.ground[1], albedo);
  const light = limb.isNight ? 1.25 * Math.max(0, lit) ** 0.8 : 0.72 + 0.42 * Math.max(0, 0.25 + 0.75 * lit);
  const [edgePower, edgeStrength] = limb.isNight ? [60, 0.85] : [26, 0.75];
  const haze = Math.hypot(x, y) ** edgePower * sunward * edgeStrength;
  return blend(scaled(bare, light), limb.atmosphere, Math.min(1, haze));
}

/** One pixel, without its grain. */
function colourAt(limb: Limb, column: number, row: number, sun: Point): Colour {
  const { centre, radius, glow, fade } = limb;
  const x = (column - centre[0]) / radius;
  const y = (row - centre[1]) / radius;
  const distance = Math.hypot(x, y);
  const sunward = clamped(0.5 + (x * sun[0] + y * sun[1]) * glow.followsSun);
  const above = (Math.max(distance, 1) - 1) * radius;
  const air =
    (glow.near * Math.exp(-above / glow.scaleHeight) + glow.far * Math.exp(-above / (5 * glow.scaleHeight))) * sunward;
  const faded = smooth(clamped((row - fade.from) / (fade.to - fade.from)));
  let colour = blend(blend(limb.sky[0], limb.sky[1], row / limb.height), limb.atmosphere, Math.min(1, air));
  if (distance < 1) {
    const ground = groundColour(limb, [x, y, Math.sqrt(1 - distance * distance)], sun, sunward);
    // The edge is softened over one and a half pixels.
    colour = blend(colour, blend(ground, fade.colour, faded), Math.min(1, ((1 - distance) * radius) / 1.4));
  }
  return limb.isNight ? blend(colour, fade.colour, faded) : colour;
}

/** The picture as raw RGB, eight bits a channel, with a grain of one level against banding. */
export function drawLimb(limb: Limb): Buffer {
  const { width, height } = limb;
  const sun = unit(limb.sun);
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const grain = (hash(column, row, 7) - 0.5) * 2.2;
      const colour = colourAt(limb, column, row, sun);
      colour.forEach((value, channel) => {
        pixels[(row * width + column) * 3 + channel] = Math.max(0, Math.min(255, value + grain));
      });
    }
  return pixels;
}
