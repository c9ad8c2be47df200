/** What the camera looks at: a height in metres, where that stands on the frame, and pixels for a metre. */
export type Camera = { lookZ: number; x: number; y: number; pxPerMetre: number };

/** One of the two shapes that the film is drawn in. Lengths are in the units of its frame. */
export type Cut = {
  width: number;
  height: number;
  wide: Camera;
  closeUp: Omit<Camera, 'lookZ'>;
  /** Left edge and first baseline of the words in the close-up; without a baseline they stand at the height of their stage. */
  label: { x: number; y?: number };
  /** Sizes of the words in the close-up. */
  text: { count: number; name: number; task: number };
  /** Left edge and baseline of "Room air goes in all round", and the size of both names of the air. */
  air: { x: number; y: number; size: number };
  progress: { y: number; stepX: number };
  /** The list of names at the end: where they begin, and their size. */
  names: { x: number; size: number };
};

export const cuts = {
  /** 16:9, words beside the stack. */
  wide: {
    width: 1280,
    height: 720,
    wide: { lookZ: 0.76, x: 450, y: 378, pxPerMetre: 432 },
    closeUp: { x: 400, y: 400, pxPerMetre: 1480 },
    label: { x: 760 },
    text: { count: 19, name: 38, task: 23 },
    air: { x: 700, y: 655, size: 26 },
    progress: { y: 660, stepX: 62 },
    names: { x: 634, size: 21 },
  },
  /** 4:5 for phones: words above the stack, so that the captions have the foot of the frame. */
  phone: {
    width: 720,
    height: 900,
    wide: { lookZ: 0.76, x: 196, y: 466, pxPerMetre: 500 },
    closeUp: { x: 360, y: 480, pxPerMetre: 1540 },
    label: { x: 44, y: 70 },
    text: { count: 27, name: 46, task: 31 },
    air: { x: 336, y: 808, size: 29 },
    progress: { y: 24, stepX: 106 },
    names: { x: 336, size: 27 },
  },
} satisfies Record<string, Cut>;
