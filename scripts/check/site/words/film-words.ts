import type { BuiltPage } from '../read-site';
import { pageText } from '../page-facts';
import { textOf, thingsOfType, valuesOf } from '../things';
import { unseen, unseenPictures } from './seen';

/** The lengths of our own films as the page prints them, as ISO 8601 writes them. */
function printedDurations(page: BuiltPage): string {
  return [...pageText(page).matchAll(/(?:(\d+) min ?)?(?:(\d+) s)?, no sound/g)]
    .map(([, minutes, seconds]) => `PT${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`)
    .join();
}

/** Every film of the page by the name, the words and the still that stand there, and as long as it is printed to be. */
export function filmWords(page: BuiltPage): string[] {
  const videos = thingsOfType(page, 'VideoObject');
  const told = videos.flatMap((video) => valuesOf(video, 'duration')).join();
  const printed = printedDurations(page);
  return [
    ...videos.flatMap((video) => unseen(page, 'VideoObject', [textOf(video, 'name'), textOf(video, 'description')])),
    ...videos.flatMap((video) => unseenPictures(page, 'VideoObject.thumbnailUrl', valuesOf(video, 'thumbnailUrl'))),
    ...(told === printed ? [] : [`its films last "${printed}", its mark-up says "${told}"`]),
  ];
}
