import type {} from '../drawn-film';
import { type AirSlice, drawAir } from './air';
import { cuts, posterCamera, type Camera, type Cut } from './cuts';
import { drawGround, glow } from './ground';
import { flattening, project } from './projection';
import { partHeight, partOrder, partZ, ringRadius, stageMiddleZ, stageParts, type PartKey } from './stack';
import {
  cameraAt,
  chaptersOver,
  closedStrength,
  closeness,
  closing,
  durationS,
  emphasis,
  gathered,
  mix,
} from './timeline';

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
  outlet: { file: 'studio/films/parts/part-outlet.avif', metresAcross: 0.6 },
};

/** The closed machine, in the place of its parts at the end: its file, and where it stands on its picture, in shares. */
const machine = { file: 'media/masters/gen-x-cutout.avif', top: 0.227, foot: 0.928 };

type Context = CanvasRenderingContext2D;

const element = document.querySelector('canvas');
const canvas = element?.getContext('2d', { willReadFrequently: true });
if (!element || !canvas) throw new Error('No canvas to draw the film on');

/** A picture, and the same shape in black to darken it: much faster than the canvas's own filter. */
type Sprite = { picture: HTMLCanvasElement; shade: HTMLCanvasElement };

/** A canvas of a size to draw a picture of the film on. */
function sheet(width: number, height: number): Context {
  const on = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    willReadFrequently: true,
  });
  if (!on) throw new Error('No canvas for a picture of the film');
  return on;
}

function drawnOnCanvas(image: HTMLImageElement, isShade: boolean): HTMLCanvasElement {
  const on = sheet(image.naturalWidth, image.naturalHeight);
  on.drawImage(image, 0, 0);
  if (!isShade) return on.canvas;
  on.globalCompositeOperation = 'source-in';
  on.fillStyle = 'black';
  on.fillRect(0, 0, on.canvas.width, on.canvas.height);
  return on.canvas;
}

async function load(file: string): Promise<Sprite> {
  const image = new Image();
  image.src = `/${file}`;
  await image.decode();
  return { picture: drawnOnCanvas(image, false), shade: drawnOnCanvas(image, true) };
}

const pictures = new Map(
  await Promise.all(
    (Object.keys(sprites) as (keyof typeof sprites)[]).map(
      async (key) => [key, await load(sprites[key].file)] as const,
    ),
  ),
);
const machinePicture = await load(machine.file);
const shell = sheet(machinePicture.picture.width, machinePicture.picture.height);

/** Draws a picture with a share of its brightness. */
function drawLit(
  on: Context,
  { picture, shade }: Sprite,
  [x, y, width, height]: readonly [number, number, number, number],
  brightness: number,
  alpha: number,
): void {
  on.save();
  on.globalAlpha = alpha;
  on.drawImage(picture, x, y, width, height);
  on.globalAlpha = alpha * Math.max(0, 1 - brightness);
  on.drawImage(shade, x, y, width, height);
  on.restore();
}

function drawPart(on: Context, key: PartKey, camera: Camera, timeS: number): void {
  const spoken = Math.max(
    key === 'outlet' ? chaptersOver(timeS) : 0,
    ...stageParts.map((part, index) => (part === key ? emphasis(index, timeS) : 0)),
  );
  const lit = mix(0.92, mix(0.55, key === 'photocatalyst' ? 0.9 : 1, spoken), closeness(timeS));
  drawSprite(on, key, key, camera, timeS, lit, key === 'photocatalyst' ? photocatalystStrength(timeS) : 1);
  // The pleats close over the core while they are spoken of.
  if (key === 'cartridge') drawSprite(on, 'whole', key, camera, timeS, lit, emphasis(2, timeS));
}

function drawSprite(
  on: Context,
  sprite: keyof typeof sprites,
  at: PartKey,
  camera: Camera,
  timeS: number,
  brightness: number,
  alpha: number,
): void {
  const picture = pictures.get(sprite);
  if (!picture || alpha === 0) return;
  const width = sprites[sprite].metresAcross * camera.pxPerMetre;
  const height = (width * picture.picture.height) / picture.picture.width;
  // The cartridge stands 6 mm below the middle of its picture.
  const middleZ = (partZ[at] + partHeight[at] / 2 + (at === 'cartridge' ? 0.006 : 0)) * closing(timeS, cut);
  const [x, y] = project({ x: 0, y: 0, z: middleZ }, camera);
  drawLit(on, picture, [x - width / 2, y - height / 2, width, height], brightness, alpha);
}

/** The sixth stage is a guest in the stack: faint, but for its own chapter, and gone from the machine at the end. */
function photocatalystStrength(timeS: number): number {
  return mix(0.3, 1, emphasis(5, timeS)) * (1 - gathered(timeS));
}

/** Dashed outline of the place of the sixth stage. */
function drawGuestPlace(on: Context, camera: Camera, timeS: number): void {
  const [x, y] = project({ x: 0, y: 0, z: stageMiddleZ(5) }, camera);
  const radius = ringRadius * 1.09 * camera.pxPerMetre;
  on.save();
  on.globalAlpha = emphasis(5, timeS);
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
  const z = (partZ[key] + partHeight[key]) * closing(timeS, cut);
  const left = 1 - gathered(timeS);
  if (key === 'uvc') glow(on, camera, z, 0.26, '104,84,255', left * (0.2 + 0.42 * emphasis(3, timeS)), 0.6);
  if (key === 'ion') glow(on, camera, z, 0.2, '80,150,255', 0.4 * emphasis(4, timeS), 0.6);
  if (key === 'photocatalyst') glow(on, camera, z, 0.22, '150,220,232', 0.32 * emphasis(5, timeS), 0.6);
}

/** Air that has left the cartridge, on its way to the lamp. */
const outside = ['outward', 'up'] as const;

function drawStack(on: Context, camera: Camera, timeS: number): void {
  const left = 1 - gathered(timeS);
  const draw = (slice: AirSlice) => drawAir(on, slice, camera, timeS, left);
  draw({ legs: ['floor'], behind: true });
  for (const [index, key] of partOrder.entries()) {
    if (key === 'photocatalyst') drawGuestPlace(on, camera, timeS);
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

/** How soft the edge of the shell is while it rises, as a share of its picture. */
const softEdge = 0.03;

/** Where on its picture the edge of the shell has come to, from its foot to above what the head's rim reaches. */
function shellEdge(timeS: number): number {
  return mix(machine.foot, machine.top - softEdge - 0.05, closedStrength(timeS));
}

/** The closed machine as far as its shell has risen round the parts. */
function risenShell(edge: number): HTMLCanvasElement {
  const { width, height } = shell.canvas;
  shell.globalCompositeOperation = 'source-over';
  shell.clearRect(0, 0, width, height);
  drawLit(shell, machinePicture, [0, 0, width, height], 0.9, 1);
  const mask = shell.createLinearGradient(0, edge * height, 0, (edge + softEdge) * height);
  mask.addColorStop(0, 'transparent');
  mask.addColorStop(1, 'black');
  shell.globalCompositeOperation = 'destination-in';
  shell.fillStyle = mask;
  shell.fillRect(0, 0, width, height);
  return shell.canvas;
}

/** The machine closes at the end: its shell rises from the floor round the parts. The air then goes in and comes out of it. */
function drawMachine(on: Context, camera: Camera, { machine: place }: Cut, timeS: number): void {
  const risen = closedStrength(timeS);
  if (risen === 0) return;
  const size = place.height / (machine.foot - machine.top);
  const top = place.footY - place.height;
  drawAir(on, { legs: ['floor'], behind: true }, camera, timeS, risen);
  on.drawImage(risenShell(shellEdge(timeS)), place.x - size / 2, place.footY - machine.foot * size, size, size);
  drawAir(on, { legs: ['floor'], behind: false }, camera, timeS, risen);
  // The air comes out where this machine ends, not where the stack did.
  const [, outletY] = project({ x: 0, y: 0, z: partZ.outlet + partHeight.outlet }, camera);
  drawAir(on, { legs: ['out'] }, { ...camera, y: camera.y + top - outletY + 0.03 * size }, timeS, risen);
}

/** `?cut=phone` draws the film for phones. */
const cut = new URLSearchParams(location.search).get('cut') === 'phone' ? cuts.phone : cuts.wide;
element.width = cut.widthPx;
element.height = (element.width * cut.height) / cut.width;
canvas.imageSmoothingQuality = 'high';
canvas.lineCap = 'round';

/** Draws the frame at a time, or the film's poster. */
function draw(timeS: number, isPoster = false): void {
  if (!element || !canvas) return;
  const camera = isPoster ? posterCamera : cameraAt(timeS, cut);
  // The poster may be larger than the film.
  const scale = element.width / cut.width;
  canvas.setTransform(scale, 0, 0, scale, 0, 0);
  drawGround(canvas, camera, cut);
  // Of the parts what stands above the shell's edge.
  const size = cut.machine.height / (machine.foot - machine.top);
  const bare =
    closedStrength(timeS) > 0 ? cut.machine.footY + (shellEdge(timeS) + softEdge - machine.foot) * size : cut.height;
  canvas.save();
  canvas.beginPath();
  canvas.rect(0, 0, cut.width, bare);
  canvas.clip();
  drawStack(canvas, camera, timeS);
  canvas.restore();
  drawMachine(canvas, camera, cut, timeS);
}

window.film = { durationS, draw };
