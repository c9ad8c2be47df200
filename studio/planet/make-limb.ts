import sharp from 'sharp';
import { drawLimb, type Limb } from './limb';

/**
 * Makes the horizon of Mars: `limb-light` by day and `limb-dark` after sunset, into media/masters.
 *
 *   npm run limb
 */
const ink = [11, 20, 34] as const;

const day: Limb = {
  width: 2400,
  height: 1400,
  centre: [1640, 3430],
  radius: 2620,
  sun: [-0.74, -0.55, 0.2],
  ground: [
    [206, 150, 122],
    [243, 226, 215],
  ],
  relief: 1,
  light: [0.66, 0.52],
  atmosphere: [232, 245, 248],
  sky: [
    [249, 250, 251],
    [229, 239, 243],
  ],
  glow: { scaleHeight: 50, near: 0.9, far: 0.5, followsSun: 0.45 },
  isNight: false,
  fade: { from: 900, to: 1360, colour: [240, 228, 220] },
};

const night: Limb = {
  width: 2400,
  height: 900,
  centre: [1500, 2930],
  radius: 2500,
  sun: [0.62, -0.78, -0.06],
  ground: [
    [120, 52, 28],
    [214, 128, 86],
  ],
  relief: 1,
  light: [0, 1],
  atmosphere: [140, 214, 226],
  sky: [ink, ink],
  glow: { scaleHeight: 16, near: 1, far: 0.32, followsSun: 0.62 },
  isNight: true,
  fade: { from: 540, to: 880, colour: ink },
};

const webp = { quality: 94, smartSubsample: true };

function picture(limb: Limb) {
  return sharp(drawLimb(limb), { raw: { width: limb.width, height: limb.height, channels: 3 } });
}

await picture(day).webp(webp).toFile('../media/masters/limb-light.webp');
await picture(night).webp(webp).toFile('../media/masters/limb-dark.webp');
console.log('limb-light and limb-dark are in media/masters');
