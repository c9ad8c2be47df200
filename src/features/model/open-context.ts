import { ModelError } from './load-bytes';

/** Asks a canvas for WebGL 2. @throws ModelError `no-webgl` where there is none */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'default' });
  if (!context) throw new ModelError('no-webgl');
  return context;
}
