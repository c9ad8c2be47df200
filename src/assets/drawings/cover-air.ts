import { roomStreamlines } from './room-streamlines';
import type { Streamlines } from './streamlines';

/** The air of a cover, and how it is moved into the cover's 1600 x 681 units. */
export type CoverAir = { air: Streamlines | undefined; transform: string };

/**
 * Streamlines over the covers of articles, by the picture's name. The dentistry cover shows the room of `room-dentistry`
 * nearer: 250 px a metre instead of 192.4, both measured in `media/blender/scenes/rooms.py`.
 */
export const coverAir: Readonly<Record<string, CoverAir>> = {
  'article-cover': {
    air: roomStreamlines['room-dentistry'],
    transform: 'translate(20.4 -623.1) scale(1.2994)',
  },
};
