import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { modelFile, type ModelledSlug, studioLightFile } from '@/data/model-file';
import { type Failure, loadBytes, ModelError } from '@/features/viewer/load-bytes';
import type { DrawnScene, SceneInput } from '@/features/viewer/scene/drawn-scene';
import { mediaUrl } from '@/lib/links/media-url';

type SceneState<Drawn> = { status: 'loading'; share: number } | { status: 'shown'; scene: Drawn };

type SceneSource<Drawn> = {
  slug: ModelledSlug;
  loadBuilder: () => Promise<(input: SceneInput) => Promise<Drawn>>;
  onFail: (failure: Failure) => void;
};

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @throws ModelError `no-webgl` */
function openContext(canvas: HTMLCanvasElement): WebGL2RenderingContext {
  const context = canvas.getContext('webgl2', { antialias: true, alpha: true, powerPreference: 'default' });
  if (!context) throw new ModelError('no-webgl');
  return context;
}

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
async function loadModel<Builder>(
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

/** Loads a scene and draws it on the canvas. The state says how much has loaded (0 to 1) or why it failed. */
export function useScene<Drawn extends DrawnScene>(
  canvas: RefObject<HTMLCanvasElement | null>,
  source: SceneSource<Drawn>,
): SceneState<Drawn> {
  const [state, setState] = useState<SceneState<Drawn>>({ status: 'loading', share: 0 });
  const { slug } = source;
  const onFail = useEffectEvent((failure: Failure) => source.onFail(failure));
  const loadBuilder = useEffectEvent(() => source.loadBuilder());

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const ending = new AbortController();
    let scene: Drawn | undefined;
    // Releasing a context also fires `webglcontextlost`.
    const fail = (failure: Failure) => {
      if (ending.signal.aborted) return;
      ending.abort();
      onFail(failure);
    };
    const onContextLost = () => fail('lost');

    async function start(element: HTMLCanvasElement) {
      const context = openContext(element);
      element.addEventListener('webglcontextlost', onContextLost);
      const onShare = (share: number) => setState({ status: 'loading', share });
      const { build, model, light } = await loadModel(slug, loadBuilder(), ending.signal, onShare);
      scene = await build({ context, model, light, prefersReducedMotion });
      if (ending.signal.aborted) scene.end();
      else setState({ status: 'shown', scene });
    }

    start(place).catch((error: unknown) => fail(error instanceof ModelError ? error.failure : 'failed'));
    return () => {
      ending.abort();
      scene?.end();
      place.removeEventListener('webglcontextlost', onContextLost);
    };
  }, [slug, canvas]);

  return state;
}
