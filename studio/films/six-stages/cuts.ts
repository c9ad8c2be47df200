/** What the camera looks at: a height in metres, where that stands on the frame, and pixels for a metre. */
export type Camera = { lookZ: number; x: number; y: number; pxPerMetre: number };

/** One of the two shapes that the film is drawn in. Lengths are in the units of its frame; its foot is left to the captions. */
export type Cut = {
  width: number;
  height: number;
  /** Width of the film in pixels. */
  widthPx: number;
  wide: Camera;
  closeUp: Omit<Camera, 'lookZ'>;
  /** The closed machine at the end: the middle of its foot, its height, and pixels for a metre of the parts that fit it. */
  machine: { x: number; footY: number; height: number; pxPerMetre: number };
};

export const cuts = {
  /** 16:9. */
  wide: {
    width: 1280,
    height: 720,
    widthPx: 1920,
    wide: { lookZ: 0.76, x: 640, y: 330, pxPerMetre: 405 },
    closeUp: { x: 640, y: 322, pxPerMetre: 1640 },
    machine: { x: 640, footY: 676, height: 520, pxPerMetre: 600 },
  },
  /** 4:5 for phones. */
  phone: {
    width: 720,
    height: 900,
    widthPx: 1080,
    wide: { lookZ: 0.76, x: 360, y: 410, pxPerMetre: 490 },
    closeUp: { x: 360, y: 400, pxPerMetre: 1840 },
    machine: { x: 360, footY: 800, height: 580, pxPerMetre: 670 },
  },
} satisfies Record<string, Cut>;

/** The view of the film's poster, in the units of the wide cut: the whole stack, with room for a heading at the left. */
export const posterCamera: Camera = { lookZ: 0.76, x: 730, y: 378, pxPerMetre: 432 };
