import type {} from '../drawn-film';
import { type AirSlice, drawAir } from './air';
import { cuts, type Camera } from './cuts';
import { drawGround, glow } from './ground';
import { drawLabels } from './labels';
import { flattening, project } from './projection';
import { partHeight, partOrder, partZ, ringRadius, stageMiddleZ, stageParts, type PartKey } from './stack';
import { cameraAt, closeness, durationS, emphasis, mix, ramp } from './timeline';

/** Where the picture of each part is, and how many metres it is across (`studio/blender/scenes/stages.py`). */
const sprites: Record<PartKey | 'whole', { file: string; metresAcross: number }> = {
  base: { file: 'studio/films/parts/part-base.avif', metresAcross: 0.6 },
  particulate: { file: 'studio/films/parts/part-particulate.avif', metresAcross: 0.4 },
  // Most of the pleats in front are cut away: the carbon is the core.
  cartridge: { file: 'media/masters/stage-carbon.avif', metresAcross: 0.4 },
  whole: { file: 'media/masters/stage-hepa.avif', metresAcross: 0.4 },
  uvc: { file: 'media/masters/stage-uvc.avif', metresAcross: 0.4 },
  ion: { file: 'media/masters/stage-ion.avif', metresAcross: 0.4 },
  photocatalyst: { file: 'studio/films/parts/part-photocatalyst.avif', metresAcross: 0.4 },
  outlet: { file: 'media/masters/stage-outlet.avif', metresAcross: 0.6 },
};

const element = document.querySelector('canvas');
const canvas = element?.getContext('2d');
if (!element || !canvas) throw new Error('No canvas to draw the film on');

const pictures = new Map<keyof typeof sprites, HTMLImageElement>();
await Promise.all([
  document.fonts.load('500 38px Film'),
  ...(Object.keys(sprites) as (keyof typeof sprites)[]).map(async (key) => {
    const picture = new Image();
    picture.src = `/${sprites[key].file}`;
    await picture.decode();
    pictures.set(key, picture);
  }),
]);

type Context = CanvasRenderingContext2D;

function drawPart(on: Context, key: PartKey, camera: Camera, timeS: number): void {
  const spoken = Math.max(0, ...stageParts.map((part, index) => (part === key ? emphasis(index, timeS) : 0)));
  const lit = mix(0.92, mix(0.7, key === 'photocatalyst' ? 0.9 : 1.02, spoken), closeness(timeS));
  drawSprite(on, key, key, camera, lit, key === 'photocatalyst' ? photocatalystStrength(timeS) : 1);
  // The pleats close over the core while they are spoken of.
  if (key === 'cartridge') drawSprite(on, 'whole', key, camera, lit, emphasis(2, timeS));
}

function drawSprite(
  on: Context,
  sprite: keyof typeof sprites,
  at: PartKey,
  camera: Camera,
  brightness: number,
  alpha: number,
): void {
  const picture = pictures.get(sprite);
  if (!picture || alpha === 0) return;
  const width = sprites[sprite].metresAcross * camera.pxPerMetre;
  const height = (width * picture.naturalHeight) / picture.naturalWidth;
  // The cartridge stands 6 mm below the middle of its picture.
  const middleZ = partZ[at] + partHeight[at] / 2 + (at === 'cartridge' ? 0.006 : 0);
  const [x, y] = project({ x: 0, y: 0, z: middleZ }, camera);
  on.save();
  on.globalAlpha = alpha;
  on.filter = `brightness(${brightness.toFixed(3)})`;
  on.drawImage(picture, x - width / 2, y - height / 2, width, height);
  on.restore();
}

/** The sixth stage is a guest in the stack: faint, but for its own chapter and the names at the end. */
function photocatalystStrength(timeS: number): number {
  return mix(0.3, 1, Math.max(emphasis(5, timeS), ramp(16.6, 17.2, timeS) * (1 - ramp(19.4, 19.9, timeS))));
}

/** Dashed outline of the place of the sixth stage. */
function drawGuestPlace(on: Context, camera: Camera): void {
  const [x, y] = project({ x: 0, y: 0, z: stageMiddleZ(5) }, camera);
  const radius = ringRadius * 1.09 * camera.pxPerMetre;
  on.save();
  on.strokeStyle = 'rgba(240,163,125,0.8)';
  on.lineWidth = 1.2;
  on.setLineDash([6, 6]);
  on.beginPath();
  on.ellipse(x, y, radius, radius * flattening, 0, 0, 2 * Math.PI);
  on.stroke();
  on.restore();
}

/** The light that a stage throws on its surroundings while it is spoken of. */
function drawStageLight(on: Context, key: PartKey, camera: Camera, timeS: number): void {
  const z = partZ[key] + partHeight[key];
  if (key === 'uvc') glow(on, camera, z, 0.26, '104,84,255', 0.2 + 0.42 * emphasis(3, timeS), 0.6);
  if (key === 'ion') glow(on, camera, z, 0.2, '80,150,255', 0.4 * emphasis(4, timeS), 0.6);
  if (key === 'photocatalyst') glow(on, camera, z, 0.22, '150,220,232', 0.32 * emphasis(5, timeS), 0.6);
}

/** Air that has left the cartridge, on its way to the lamp. */
const outside = ['outward', 'up'] as const;

function drawStack(on: Context, camera: Camera, timeS: number): void {
  const draw = (slice: AirSlice) => drawAir(on, slice, camera, timeS);
  draw({ legs: ['floor'], behind: true });
  for (const [index, key] of partOrder.entries()) {
    if (key === 'photocatalyst') drawGuestPlace(on, camera);
    if (key === 'cartridge') draw({ legs: outside, behind: true });
    drawPart(on, key, camera, timeS);
    drawStageLight(on, key, camera, timeS);
    if (key === 'particulate') {
      draw({ legs: ['floor'], behind: false });
      draw({ legs: ['bore'] });
    }
    if (key === 'cartridge') draw({ legs: outside, behind: false });
    const next = partOrder[index + 1];
    if (next) {
      const fromZ = partZ[key] + partHeight[key] - 0.012;
      const toZ = partZ[next] + partHeight[next] - 0.012;
      draw({ legs: ['rise'], fromZ, toZ });
    }
  }
  draw({ legs: ['out'] });
}

/** `?cut=phone` draws the film for phones. */
const cut = new URLSearchParams(location.search).get('cut') === 'phone' ? cuts.phone : cuts.wide;
// Phones show it at two to three points a unit.
element.width = cut === cuts.phone ? 1080 : cut.width;
element.height = (element.width * cut.height) / cut.width;
canvas.imageSmoothingQuality = 'high';
canvas.lineCap = 'round';

/** Draws the frame at a time; a still for a poster goes without words, its stack at `stackX`. */
function draw(timeS: number, still?: { stackX: number }): void {
  if (!element || !canvas) return;
  const camera = cameraAt(timeS, cut);
  if (still) camera.x = still.stackX;
  // Stills may be larger than the film.
  const scale = element.width / cut.width;
  canvas.setTransform(scale, 0, 0, scale, 0, 0);
  drawGround(canvas, camera, cut);
  drawStack(canvas, camera, timeS);
  if (!still) drawLabels(canvas, camera, cut, timeS);
}

window.film = { durationS, draw };
