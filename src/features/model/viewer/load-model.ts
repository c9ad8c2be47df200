import { modelFile, type ModelledSlug, studioLightFile } from '@/data/model-file';
import { mediaUrl } from '@/lib/media-url';
import { loadBytes, ModelError } from '../load-bytes';

export type LoadedModel<Builder> = {
  build: Builder;
  /** Arrives last: what draws it is made ready meanwhile. */
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
};

/**
 * Asks for all that a model needs at once: the code that draws, the light, the model.
 * @param builder the code, on its way
 * @param onShare told how much of the model is there, from 0 to 1
 * @throws ModelError
 */
export async function loadModel<Builder>(
  slug: ModelledSlug,
  builder: Promise<Builder>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<LoadedModel<Builder>> {
  const model = loadBytes(mediaUrl(modelFile(slug, 'glb')), signal, onShare);
  // Its failure is told where it is waited for.
  model.catch(() => {});
  const [build, light] = await Promise.all([
    builder.catch(() => {
      throw new ModelError(signal.aborted ? 'stopped' : 'failed');
    }),
    loadBytes(mediaUrl(studioLightFile), signal, () => {}),
  ]);
  if (signal.aborted) throw new ModelError('stopped');
  return { build, model, light };
}
