import type { ModelledProduct } from '@/data/model-file';
import { modelFile, studioLightFile } from '@/data/model-file';
import { mediaHref } from '@/lib/media-href';
import { loadBytes, ModelError } from './load-bytes';

export type LoadedModel = {
  createModelScene: typeof import('./scene/model-scene').createModelScene;
  model: ArrayBuffer;
  light: ArrayBuffer;
};

/**
 * Loads what a model needs, all at once: the code that draws, the model, the light.
 * @param onShare told how much of the model is there, from 0 to 1
 * @throws ModelError
 */
export async function loadModel(
  product: Pick<ModelledProduct, 'slug'>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<LoadedModel> {
  const scene = import('./scene/model-scene').catch(() => {
    throw new ModelError(signal.aborted ? 'stopped' : 'failed');
  });
  const [{ createModelScene }, model, light] = await Promise.all([
    scene,
    loadBytes(mediaHref(modelFile(product.slug, 'glb')), signal, onShare),
    loadBytes(mediaHref(studioLightFile), signal, () => {}),
  ]);
  if (signal.aborted) throw new ModelError('stopped');
  return { createModelScene, model, light };
}
