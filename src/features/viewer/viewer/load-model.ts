import { modelFile, type ModelledSlug, studioLightFile } from '@/data/model-file';
import { mediaUrl } from '@/lib/links/media-url';
import { loadBytes, ModelError } from '@/features/viewer/load-bytes';

type LoadedModel<Builder> = {
  build: Builder;
  /** Awaited last, so that the studio is set up meanwhile. */
  model: Promise<ArrayBuffer>;
  light: ArrayBuffer;
};

/**
 * @param onShare receives the loaded share, 0 to 1
 * @throws ModelError
 */
export async function loadModel<Builder>(
  slug: ModelledSlug,
  builder: Promise<Builder>,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<LoadedModel<Builder>> {
  const model = loadBytes(mediaUrl(modelFile(slug, 'glb')), signal, onShare);
  // The consumer of `model` reports its failure.
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
