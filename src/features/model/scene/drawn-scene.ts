import type { Orbit } from '../orbit';
import type { Way } from '../pull-shares';

/** What every scene is built from. */
export type SceneInput = {
  /** Of a canvas on which nothing is drawn yet. */
  context: WebGL2RenderingContext;
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
  /** True where motion is unwanted: everything is there at once. */
  isStill: () => boolean;
};

/** Told after each drawing: where a place of the scene is on the canvas, in px from its top left corner. */
export type Projection = {
  toCanvas: (placeM: Way) => [xPx: number, yPx: number];
  orbit: Orbit;
  widthPx: number;
  heightPx: number;
};

/** What every scene can be told. */
export type DrawnScene = {
  /** Draws only while it is told that it can be seen. */
  setSeen: (isSeen: boolean) => void;
  resize: (widthPx: number, heightPx: number) => void;
  /** Gives back all that it holds. */
  end: () => void;
};
