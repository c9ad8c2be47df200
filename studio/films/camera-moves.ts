import { execFile } from 'node:child_process';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { wallGapCm } from '../../src/domain/placing';
import { speedOf } from '../../src/domain/speeds';
import { cue } from './six-stages/captions';

const run = promisify(execFile);

const framesPerSecond = 25;
/** Stills are at least twice as wide as the film, so that a slow move does not jump from pixel to pixel. */
const stillWidth = 3200;
const stillHeight = 1800;

type Shot = {
  master: string;
  durationS: number;
  /** Part of the picture's height, 0 to 1, that the middle of the frame looks at. */
  lookAt: number;
  /** The same of the width, for pictures wider than the film; 0, their left edge, if it is not set. */
  lookAcross?: number;
  /** How far the camera comes nearer in the shot: 0.12 is 12 %. Negative: it draws back. */
  nearer: number;
  /** How far the camera goes to the right meanwhile, in widths of the frame. Negative: to the left. */
  aside?: number;
  /** The caption of the shot. */
  says: string;
};

type CameraMoves = { width: number; shots: Shot[] };

/** What is seen in each film, as wide as its pictures are; the transcripts of src/data/films/films.ts describe it. */
const films: Record<string, CameraMoves> = {
  about: {
    width: 1600,
    shots: [
      {
        master: 'eye-surgery',
        durationS: 4,
        lookAt: 0.5,
        nearer: 0.16,
        aside: 0.06,
        says: 'A dental surgery by day. Generation Y stands beside the chair.',
      },
      {
        master: 'proof-airflow-test',
        durationS: 4,
        lookAt: 0.36,
        nearer: 0.16,
        aside: 0.02,
        says: 'An anemometer reads the air as it leaves a Generation Y.',
      },
      {
        master: 'proof-airflow-sheet',
        durationS: 4,
        lookAt: 0.6,
        nearer: 0.2,
        aside: -0.05,
        says: `The model delivers ${speedOf('GEN Y', 'full').airflowM3PerHour} m³/h at full speed, tested.`,
      },
      {
        master: 'air-sense-desk',
        durationS: 4,
        lookAt: 0.54,
        nearer: -0.22,
        aside: 0.03,
        says: 'Mars Air Sense, the meter, shows fine dust and CO₂ in the room.',
      },
      {
        master: 'gen-y-room',
        durationS: 4,
        lookAt: 0.56,
        nearer: -0.18,
        aside: 0.04,
        says: `Generation Y, ${wallGapCm} cm from the wall.`,
      },
    ],
  },
  clinical: {
    width: 1280,
    shots: [
      {
        master: 'eye-surgery',
        durationS: 3.3,
        lookAt: 0.5,
        nearer: 0.1,
        aside: 0.05,
        says: 'A dental surgery. Generation Y takes in air low, all the way round.',
      },
      {
        master: 'eye-ward',
        durationS: 3.2,
        lookAt: 0.5,
        lookAcross: 1,
        nearer: -0.1,
        says: 'A ward at night, with two Generation Y. Clean air leaves at the top.',
      },
      {
        master: 'gen-y-room',
        durationS: 3.5,
        lookAt: 0.52,
        nearer: 0.1,
        says: `Generation Y beside a chair, ${wallGapCm} cm from the wall.`,
      },
    ],
  },
  domestic: {
    width: 1280,
    shots: [
      {
        master: 'gen-x-dusk',
        durationS: 3.3,
        lookAt: 0.57,
        nearer: -0.03,
        says: `Generation X in a living room, ${wallGapCm} cm from the wall.`,
      },
      {
        master: 'gen-x-detail',
        durationS: 3.2,
        lookAt: 0.45,
        nearer: -0.1,
        says: 'Clean air leaves at the top, through the swirl of the outlet.',
      },
      {
        master: 'gen-s-room',
        durationS: 3.5,
        lookAt: 0.67,
        nearer: 0.1,
        says: 'Generation S in a study, beside the drawers of a desk.',
      },
    ],
  },
  industrial: {
    width: 1280,
    shots: [
      {
        master: 'gen-z-room',
        durationS: 3.3,
        lookAt: 0.555,
        nearer: -0.08,
        says: 'Generation Z, the largest, in a corner of a gym.',
      },
      {
        master: 'gen-z-detail',
        durationS: 3.2,
        lookAt: 0.45,
        nearer: 0.1,
        says: 'The display: PM2.5 at 7 µg/m³, and speed 3, with three of its five bars lit.',
      },
      {
        master: 'gen-z-top',
        durationS: 3.5,
        lookAt: 0.28,
        nearer: -0.1,
        says: 'The outlet at the top. Clean air leaves here.',
      },
    ],
  },
};

async function still({ master, lookAt, lookAcross = 0 }: Shot, file: string): Promise<void> {
  const { data, info } = await sharp(`../media/masters/${master}.avif`)
    .resize({ width: stillWidth, height: stillHeight, fit: 'outside', kernel: 'lanczos3' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const edge = (part: number, whole: number, still: number) =>
    Math.round(Math.min(Math.max(part * whole - still / 2, 0), whole - still));
  await sharp(data)
    .extract({
      left: edge(lookAcross, info.width, stillWidth),
      top: edge(lookAt, info.height, stillHeight),
      width: stillWidth,
      height: stillHeight,
    })
    .png({ compressionLevel: 1 })
    .toFile(file);
}

function move({ durationS, nearer, aside = 0 }: Shot, index: number, width: number): string {
  const frames = Math.round(durationS * framesPerSecond);
  // A camera that goes aside needs room at the edges of its still.
  const least = 1 + Math.abs(aside);
  const [from, to] = nearer > 0 ? [least, least + nearer] : [least - nearer, least];
  const gone = `on/${frames}`;
  const zoom = `${from}+(${to - from})*${gone}`;
  const x = `iw/2-iw/zoom/2+iw/zoom*${aside}*(${gone}-0.5)`;
  // RGB becomes YUV here, by the matrix that the film is tagged with; ffmpeg's own choice would be BT.601, and coral too bright.
  const toYuv = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
  return `[${index}:v]${toYuv},zoompan=z='${zoom}':x='${x}':y='ih/2-ih/zoom/2':d=${frames}:s=${width}x${(width * 9) / 16}:fps=${framesPerSecond}[s${index}]`;
}

/** One shot is cut to the next: two rooms in one frame would show two machines. */
function filterOf({ shots, width }: CameraMoves): string {
  const moves = shots.map((shot, index) => move(shot, index, width));
  const names = shots.map((_, index) => `[s${index}]`);
  return `${moves.join(';')};${names.join('')}concat=n=${shots.length},format=yuv420p[film]`;
}

/** A caption stands from the beginning of its shot to just before the next. */
function captionsOf(shots: Shot[]): string {
  let startS = 0;
  const cues = shots.map(({ durationS, says }) => {
    const text = cue(startS + 0.3, startS + durationS - 0.1, says);
    startS += durationS;
    return text;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** Makes `public/films/NAME.mp4`, `.webm` and `.vtt` of each named film, from stills of the masters. */
async function make(name: string): Promise<void> {
  const film = films[name];
  if (!film) throw new Error(`There is no film ${name}: ${Object.keys(films).join(', ')}`);
  const { shots } = film;
  const folder = await mkdtemp(join(tmpdir(), 'film-'));
  const stills = shots.map((_, index) => join(folder, `${index}.png`));
  await Promise.all(shots.map((shot, index) => still(shot, stills[index] ?? '')));
  const colour = ['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709'];
  const mp4 = `../public/films/${name}.mp4`;
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', ...stills.flatMap((file) => ['-i', file])],
    ...['-filter_complex', filterOf(film), '-map', '[film]', '-c:v', 'libx264', '-crf', '20', '-preset', 'medium'],
    ...[...colour, '-movflags', '+faststart', '-an', mp4],
  ]);
  const webm = `../public/films/${name}.webm`;
  await run('ffmpeg', [
    ...['-y', '-loglevel', 'error', '-i', mp4, '-c:v', 'libvpx-vp9', '-crf', '34', '-b:v', '0', '-row-mt', '1'],
    ...['-deadline', 'good', '-cpu-used', '5', ...colour, '-an', webm],
  ]);
  await writeFile(`../public/films/${name}.vtt`, captionsOf(shots));
  await rm(folder, { recursive: true });
  console.log(`${mp4} ${(await stat(mp4)).size} bytes, ${webm} ${(await stat(webm)).size} bytes`);
}

for (const name of process.argv.slice(2)) await make(name);
