import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { stat, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { withPage } from '../browser/with-page';
import type {} from './drawn-film';
import { captions as sixStagesCaptions } from './six-stages/captions';

/**
 * Makes a film: draws its page frame by frame in a headless Chromium and pipes the frames to ffmpeg.
 *
 *   npm run film -- six-stages              the film and its captions, into public/films
 *   npm run film -- six-stages-phone        the same in 4:5, with the same captions
 *   npm run film -- six-stages poster       its poster, into media/masters
 *   npm run film -- six-stages 7.5 a.png    one frame
 */
type FilmToMake = {
  /** Its page below `films`, when the film is not called like it. */
  page?: string;
  framesPerSecond: number;
  /** Average of the H.264 file; the VP9 file has a tenth less. */
  kbps: number;
  captions?: () => string;
  poster?: { master: string; timeS: number; width: number };
};

const films: Record<string, FilmToMake> = {
  'six-stages': {
    framesPerSecond: 25,
    kbps: 1250,
    captions: sixStagesCaptions,
    /** The whole stack, with room for a heading at the left. */
    poster: { master: 'film-poster-ink', timeS: 0, width: 1920 },
  },
  'six-stages-phone': { page: 'six-stages/index.html?cut=phone', framesPerSecond: 25, kbps: 1000 },
};

/** Settings of an encoder for an average rate, with room for the fine streaks of the air. */
const encodings = {
  mp4: (kbps: number) => [
    ...['-c:v', 'libx264', '-preset', 'medium', '-profile:v', 'high', '-movflags', '+faststart'],
    ...['-b:v', `${kbps}k`, '-maxrate', `${1.7 * kbps}k`, '-bufsize', `${3.4 * kbps}k`],
  ],
  webm: (kbps: number) => [
    ...['-c:v', 'libvpx-vp9', '-row-mt', '1', '-deadline', 'good', '-cpu-used', '4'],
    ...['-b:v', `${0.9 * kbps}k`, '-maxrate', `${1.5 * kbps}k`, '-bufsize', `${3 * kbps}k`],
  ],
};

/** Frames arrive as full-range JPEG (BT.601); players without these tags would show the ink as lavender. */
const toBt709 = [
  ...['-vf', 'scale=in_range=pc:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709,format=yuv420p'],
  ...['-color_primaries', 'bt709', '-color_trc', 'bt709', '-colorspace', 'bt709', '-color_range', 'tv'],
];

/** One frame as JPEG or PNG; with `posterWidth` the poster, so many pixels wide. */
async function frame(page: Page, timeS: number, type: 'jpeg' | 'png', posterWidth?: number) {
  const address = await page.evaluate(
    ([time, format, width]) => {
      const canvas = document.querySelector('canvas');
      if (!canvas || !window.film) throw new Error('The film has not loaded');
      if (width) Object.assign(canvas, { width, height: (width * 9) / 16 });
      window.film.draw(time, width !== undefined);
      return canvas.toDataURL(`image/${format}`, 0.97);
    },
    [timeS, type, posterWidth] as const,
  );
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}

/** Starts an encoder that waits for frames. */
function encoder(kind: keyof typeof encodings, { framesPerSecond, kbps }: FilmToMake, target: string) {
  const input = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-c:v', 'mjpeg', '-i', '-'];
  return spawn(
    'ffmpeg',
    ['-y', '-loglevel', 'error', ...input, ...encodings[kind](kbps), ...toBt709, `${target}.${kind}`],
    {
      stdio: ['pipe', 'inherit', 'inherit'],
    },
  );
}

/** Draws each frame once and feeds it to both encoders. */
async function encodeFilm(page: Page, durationS: number, film: FilmToMake, target: string): Promise<void> {
  const encoders = [encoder('mp4', film, target), encoder('webm', film, target)];
  for (let number = 0; number < durationS * film.framesPerSecond; number += 1) {
    const picture = await frame(page, number / film.framesPerSecond, 'jpeg');
    for (const { stdin } of encoders) if (!stdin.write(picture)) await once(stdin, 'drain');
  }
  const ends = encoders.map((ffmpeg) => once(ffmpeg, 'close') as Promise<[number]>);
  for (const { stdin } of encoders) stdin.end();
  for (const [code] of await Promise.all(ends)) if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const [name, what, file] = process.argv.slice(2);
const film = films[name ?? ''];
if (!film) throw new Error(`Name a film: ${Object.keys(films).join(', ')}`);
const { captions, poster, page: address = `${name}/index.html` } = film;
const target = `../public/films/${name}`;

await withPage(`films/${address}`, async (page) => {
  await page.waitForFunction(() => window.film, undefined, { timeout: 120_000 });
  if (what === 'poster') {
    if (!poster) throw new Error(`The poster of ${name} is a rendered picture: see studio/README.md`);
    await sharp(await frame(page, poster.timeS, 'png', poster.width))
      .avif({ quality: 84, effort: 6, chromaSubsampling: '4:4:4' })
      .toFile(`../media/masters/${poster.master}.avif`);
  } else if (what && file) {
    await writeFile(file, await frame(page, Number(what), 'png'));
  } else {
    const durationS = await page.evaluate(() => window.film?.durationS ?? 0);
    await encodeFilm(page, durationS, film, target);
    if (captions) await writeFile(`${target}.vtt`, captions());
    for (const kind of ['mp4', 'webm'])
      console.log(`${target}.${kind} ${(await stat(`${target}.${kind}`)).size} bytes`);
  }
});
