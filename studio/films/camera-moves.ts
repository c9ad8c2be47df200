import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { roomStreamlines } from '../../src/drawing/room-streamlines';

const run = promisify(execFile);

const framesPerSecond = 30;
const fadeS = 0.5;
/** Stills are three times as wide as the film, so that a slow move does not jump from pixel to pixel. */
const stillWidth = 3840;
const stillHeight = 2160;

type Shot = {
  master: string;
  durationS: number;
  /** Part of the picture's height, 0 to 1, that the middle of the frame looks at. */
  lookAt: number;
  /** How far the camera comes nearer in the shot: 0.12 is 12 %. Negative: it draws back. */
  nearer: number;
  /** True where the room's air is drawn over the picture. */
  showsAir?: boolean;
};

/** What is seen in each film; src/data/films/films.ts tells it in words and the captions keep its times. */
const films: Record<string, Shot[]> = {
  clinical: [
    { master: 'room-dentistry', durationS: 3.7, lookAt: 0.56, nearer: 0.12, showsAir: true },
    { master: 'room-health-care', durationS: 3.5, lookAt: 0.56, nearer: 0.12, showsAir: true },
    { master: 'gen-y-room', durationS: 3.8, lookAt: 0.52, nearer: 0.1 },
  ],
  domestic: [
    { master: 'gen-x-room', durationS: 3.7, lookAt: 0.57, nearer: 0.1 },
    { master: 'gen-x-detail', durationS: 3.5, lookAt: 0.45, nearer: -0.1 },
    { master: 'gen-s-room', durationS: 3.8, lookAt: 0.67, nearer: 0.1 },
  ],
  industrial: [
    { master: 'gen-z-room', durationS: 3.7, lookAt: 0.555, nearer: -0.08 },
    { master: 'gen-z-detail', durationS: 3.5, lookAt: 0.45, nearer: 0.1 },
    { master: 'gen-z-top', durationS: 3.8, lookAt: 0.28, nearer: -0.1 },
  ],
};

function airOver(room: string, side: number): Buffer {
  const air = roomStreamlines[room];
  if (!air) throw new Error(`No air is drawn for ${room}: see src/drawing/room-streamlines.ts`);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1200 1200" fill="none" stroke-width="2" stroke-linecap="round">` +
      `<path d="${air.intake.join('')}" stroke="#B9572A"/><path d="${air.outlet.join('')}" stroke="#1493A0"/></svg>`,
  );
}

async function still({ master, lookAt, showsAir }: Shot, file: string): Promise<void> {
  const wide = await sharp(`../media/masters/${master}.avif`)
    .resize({ width: stillWidth, height: stillHeight, fit: 'outside', kernel: 'lanczos3' })
    .toBuffer({ resolveWithObject: true });
  const withAir = showsAir ? [{ input: airOver(master, stillWidth) }] : [];
  const complete = await sharp(wide.data).composite(withAir).png().toBuffer();
  const top = Math.round(
    Math.min(Math.max(lookAt * wide.info.height - stillHeight / 2, 0), wide.info.height - stillHeight),
  );
  await sharp(complete)
    .extract({ left: 0, top: Math.max(top, 0), width: stillWidth, height: stillHeight })
    .png()
    .toFile(file);
}

function move({ durationS, nearer }: Shot, index: number): string {
  const frames = Math.round(durationS * framesPerSecond);
  const [from, to] = nearer > 0 ? [1, 1 + nearer] : [1 - nearer, 1];
  const zoom = `${from}+(${to - from})*on/${frames}`;
  // RGB becomes YUV here, by the matrix that the film is tagged with; ffmpeg's own choice would be BT.601, and coral too bright.
  const toYuv = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  return `[${index}:v]${toYuv},zoompan=z='${zoom}':x='iw/2-iw/zoom/2':y='ih/2-ih/zoom/2':d=${frames}:s=1280x720:fps=${framesPerSecond}[s${index}]`;
}

function filterOf(shots: Shot[]): string {
  const parts = shots.map(move);
  let startS = 0;
  let last = '[s0]';
  shots.slice(1).forEach((_, index) => {
    startS += (shots[index]?.durationS ?? 0) - fadeS;
    const next = `[f${index}]`;
    parts.push(`${last}[s${index + 1}]xfade=transition=fade:duration=${fadeS}:offset=${startS.toFixed(3)}${next}`);
    last = next;
  });
  return `${parts.join(';')};${last}format=yuv420p[film]`;
}

/** Makes `public/films/NAME.mp4` and `.webm` of each named film, from stills of the masters. */
async function make(name: string): Promise<void> {
  const shots = films[name];
  if (!shots) throw new Error(`There is no film ${name}: ${Object.keys(films).join(', ')}`);
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const stills = shots.map((_, index) => join(folder, `${index}.png`));
  await Promise.all(shots.map((shot, index) => still(shot, stills[index] ?? '')));
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const mp4 = `../public/films/${name}.mp4`;
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...stills.flatMap((file) => ['-i', file])],
    ...['-filter_complex', filterOf(shots), '-map', '[film]', '-c:v', 'libx264', '-crf', '20', '-preset', 'slow'],
    ...[...colour, '-movflags', '+faststart', '-an', mp4],
  ]);
  const webm = `../public/films/${name}.webm`;
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', mp4, '-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'],
    ...['-deadline', 'good', '-cpu-used', '3', ...colour, '-an', webm],
  ]);
  await rm(folder, { recursive: true });
  console.log(`${mp4} ${(await stat(mp4)).size} bytes, ${webm} ${(await stat(webm)).size} bytes`);
}

for (const name of process.argv.slice(2)) await make(name);
