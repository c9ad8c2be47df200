import { ModelError } from './load-bytes';

/** @throws ModelError `no-webgl` */
export function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'default' });
  if (!context) throw new ModelError('no-webgl');
  return context;
}
