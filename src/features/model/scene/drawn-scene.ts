import type { Orbit } from '../orbit';
import type { Way } from '../pull-shares';

export type SceneInput = {
  context: WebGL2RenderingContext;
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
  /** Whether the visitor prefers reduced motion. */
  isStill: () => boolean;
};

/** `toCanvas` returns px from the canvas's top left corner. */
export type Projection = {
  toCanvas: (placeM: Way) => [xPx: number, yPx: number];
  orbit: Orbit;
  widthPx: number;
  heightPx: number;
};

export type DrawnScene = {
  setSeen: (isSeen: boolean) => void;
  resize: (widthPx: number, heightPx: number) => void;
  /** Frees all GPU resources. */
  end: () => void;
};
