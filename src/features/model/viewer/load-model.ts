import type { ModelledProduct } from '@/data/model-file';
import { modelFile, studioLightFile } from '@/data/model-file';
import { mediaHref } from '@/lib/media-href';
import { loadBytes, ModelError } from '../load-bytes';

export type LoadedModel = {
  createModelScene: typeof import('../scene/model-scene').createModelScene;
  /** Arrives last: what draws it is made ready meanwhile. */
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
};

/**
 * Asks for all that a model needs at once: the code that draws, the light, the model.
 * @param onShare told how much of the model is there, from 0 to 1
 * @throws ModelError
 */
export async function loadModel(
  product: Pick<ModelledProduct, 'slug'>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<LoadedModel> {
  const model = loadBytes(mediaHref(modelFile(product.slug, 'glb')), signal, onShare);
  // Its failure is told where it is waited for.
  model.catch(() => {});
  const scene = import('../scene/model-scene').catch(() => {
    throw new ModelError(signal.aborted ? 'stopped' : 'failed');
  });
  const [{ createModelScene }, light] = await Promise.all([
    scene,
    loadBytes(mediaHref(studioLightFile), signal, () => {}),
  ]);
  if (signal.aborted) throw new ModelError('stopped');
  return { createModelScene, model, light };
}
