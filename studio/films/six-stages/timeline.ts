import type { Camera, Cut } from './cuts';
import { partZ, stageCount, stageMiddleZ } from './stack';

/** Times in seconds. The film ends as it begins, so that it may be played in a loop. */
export const durationS = 20;
export const firstChapterS = 2.6;
export const chapterS = 2.1;
export const chaptersEndS = firstChapterS + stageCount * chapterS;
const wideAgainS = 17;

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

/** The camera at a time: wide, close on one stage after the other, wide again. */
export function cameraAt(timeS: number, { wide, closeUp }: Cut): Camera {
  const near = closeness(timeS);
  return {
    lookZ: mix(wide.lookZ, followedZ(timeS), near),
    x: mix(wide.x, closeUp.x, near),
    y: mix(wide.y, closeUp.y, near),
    // Scales multiply, so a steady zoom is even in its logarithm.
    pxPerMetre: Math.exp(mix(Math.log(wide.pxPerMetre), Math.log(closeUp.pxPerMetre), near)),
  };
}

/** 1 in the close-up, 0 in the wide view. */
export function closeness(timeS: number): number {
  return ramp(1.4, firstChapterS + 0.2, timeS) * (1 - ramp(chaptersEndS + 0.5, wideAgainS, timeS));
}

/** How much the stage at this place, from 0, is the one spoken of: 0 to 1. */
export function emphasis(index: number, timeS: number): number {
  const start = firstChapterS + index * chapterS;
  return ramp(start - 0.25, start + 0.35, timeS) * (1 - ramp(start + chapterS - 0.25, start + chapterS + 0.35, timeS));
}

/** How clearly the label of the stage at this place shows: 0 to 1, one label at a time. */
export function labelStrength(index: number, timeS: number): number {
  const start = firstChapterS + index * chapterS;
  return ramp(start, start + 0.4, timeS) * (1 - ramp(start + chapterS - 0.3, start + chapterS, timeS));
}
