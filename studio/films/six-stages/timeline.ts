import type { Camera, Cut } from './cuts';
import { upright } from './projection';
import { partHeight, partZ, stageCount, stageMiddleZ } from './stack';

/** Times in seconds. */
export const durationS = 24;
export const firstChapterS = 3;
export const chapterS = 2.3;
export const chaptersEndS = firstChapterS + stageCount * chapterS;
const wideAgainS = 19.4;

/** 0 before `from`, 1 after `to`, smooth between. */
export function ramp(from: number, to: number, timeS: number): number {
  const t = Math.min(1, Math.max(0, (timeS - from) / (to - from)));
  return t * t * t * (t * (6 * t - 15) + 10);
}

export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** Height in metres that the close-up follows, from stage to stage and past the head. */
function followedZ(timeS: number): number {
  let z = stageMiddleZ(0);
  for (let index = 1; index < stageCount; index += 1) {
    const start = firstChapterS + index * chapterS;
    z = mix(z, stageMiddleZ(index), ramp(start - 0.35, start + 0.45, timeS));
  }
  return mix(z, partZ.outlet + 0.1, ramp(chaptersEndS - 0.2, chaptersEndS + 1.2, timeS));
}

/** Pixels for a metre in the close-up against that of the rings: the foot and the head are larger. */
const closeUpScales = [0.86, 1, 1, 1, 1, 0.94, 0.76];

function closeUpScale(timeS: number): number {
  let scale = closeUpScales[0] ?? 1;
  for (const [index, next] of closeUpScales.entries()) {
    const start = firstChapterS + index * chapterS;
    if (index > 0) scale = mix(scale, next, ramp(start - 0.5, start + 0.8, timeS));
  }
  return scale;
}

/** The camera at a time: wide, close on one stage after the other, wide again. It drifts sideways and never stands. */
export function cameraAt(timeS: number, { wide, closeUp, machine }: Cut): Camera {
  const near = closeness(timeS);
  const end = gathered(timeS);
  const widePx = Math.exp(mix(Math.log(wide.pxPerMetre), Math.log(machine.pxPerMetre), end));
  // The foot of the stack comes to where the machine stands.
  const footY = (y: number, pxPerMetre: number) => y + wide.lookZ * upright * pxPerMetre;
  const wideY = mix(footY(wide.y, wide.pxPerMetre), machine.footY - 0.06 * machine.height, end) - footY(0, widePx);
  return {
    lookZ: mix(wide.lookZ, followedZ(timeS), near),
    x: mix(
      wide.x,
      closeUp.x + 0.04 * closeUp.x * Math.sin((2 * Math.PI * (timeS - firstChapterS)) / (4 * chapterS)),
      near,
    ),
    y: mix(wideY, closeUp.y, near),
    // Scales multiply, so a steady zoom is even in its logarithm.
    pxPerMetre: Math.exp(mix(Math.log(widePx), Math.log(closeUp.pxPerMetre * closeUpScale(timeS)), near)),
  };
}

/** 1 in the close-up, 0 in the wide view. */
export function closeness(timeS: number): number {
  return ramp(1.2, firstChapterS + 0.3, timeS) * (1 - ramp(chaptersEndS + 0.7, wideAgainS, timeS));
}

/** How far the parts have come together into the machine, 0 to 1. */
export function gathered(timeS: number): number {
  return ramp(wideAgainS - 0.6, wideAgainS + 1.4, timeS);
}

/** Heights of the parts against those of the open stack: at the end they stand as close as in the machine, below its top. */
export function closing(timeS: number, { machine }: Cut): number {
  const open = (partZ.outlet + partHeight.outlet) * upright * machine.pxPerMetre;
  return mix(1, (0.79 * machine.height) / open, gathered(timeS));
}

/** How far the shell of the closed machine has risen round its parts, 0 to 1. */
export function closedStrength(timeS: number): number {
  return ramp(wideAgainS + 0.4, wideAgainS + 2, timeS);
}

/** 1 once the last stage has been spoken of. */
export function chaptersOver(timeS: number): number {
  return ramp(chaptersEndS - 0.25, chaptersEndS + 0.35, timeS);
}

/** How much the stage at this place, from 0, is the one spoken of: 0 to 1. */
export function emphasis(index: number, timeS: number): number {
  const start = firstChapterS + index * chapterS;
  return ramp(start - 0.25, start + 0.35, timeS) * (1 - ramp(start + chapterS - 0.25, start + chapterS + 0.35, timeS));
}
