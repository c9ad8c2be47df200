import type { Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';

/** What a scene needs to begin; `model` rejects when the file does not arrive. */
export type SceneInput = {
  context: WebGL2RenderingContext;
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
  prefersReducedMotion: () => boolean;
};

/** `toCanvas` returns px from the canvas's top left corner. */
export type Projection = {
  toCanvas: (placeM: Vec3) => [xPx: number, yPx: number];
  orbit: Orbit;
  widthPx: number;
  heightPx: number;
};

/** A scene that is drawn on a canvas. */
export type DrawnScene = {
  setVisible: (isVisible: boolean) => void;
  resize: (widthPx: number, heightPx: number) => void;
  /** Frees all GPU resources. */
  end: () => void;
};
