import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { ModelledProduct } from '@/data/model-file';
import { firstAim } from './first-aim';
import { type Failure, ModelError } from '../load-bytes';
import { loadModel } from './load-model';
import { openContext } from '../open-context';
import type { ModelScene, Projection } from '../scene/model-scene';

export type SceneState = { status: 'loading'; share: number } | { status: 'shown'; scene: ModelScene };

export type SceneEvents = { onFail: (failure: Failure) => void; onDraw: (projection: Projection) => void };

const isStill = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Loads a product's model and draws it into a canvas for as long as the component stands; afterwards nothing of it is kept. */
export function useModelScene(
  product: ModelledProduct,
  canvas: RefObject<HTMLCanvasElement | null>,
  events: SceneEvents,
): SceneState {
  const [state, setState] = useState<SceneState>({ status: 'loading', share: 0 });
  const onFail = useEffectEvent((failure: Failure) => events.onFail(failure));
  const onDraw = useEffectEvent((projection: Projection) => events.onDraw(projection));

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const ending = new AbortController();
    let scene: ModelScene | undefined;
    // The first reason is the one: giving a context back counts as a loss, too.
    const fail = (failure: Failure) => {
      if (ending.signal.aborted) return;
      ending.abort();
      onFail(failure);
    };
    const lose = () => fail('lost');

    async function start(element: HTMLCanvasElement) {
      const context = openContext(element);
      element.addEventListener('webglcontextlost', lose);
      const { createModelScene, model, light } = await loadModel(product, ending.signal, (share) =>
        setState({ status: 'loading', share }),
      );
      scene = await createModelScene({ context, model, light, first: firstAim(product), isStill, onDraw });
      if (ending.signal.aborted) scene.end();
      else setState({ status: 'shown', scene });
    }

    start(place).catch((error: unknown) => fail(error instanceof ModelError ? error.failure : 'failed'));
    return () => {
      ending.abort();
      scene?.end();
      place.removeEventListener('webglcontextlost', lose);
    };
  }, [product, canvas]);

  return state;
}
