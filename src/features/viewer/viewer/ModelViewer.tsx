import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { announce } from '@/lib/browser/announce';
import type { ModelledProduct, ModelledSlug } from '@/data/model-file';
import { modelFailureMessage } from '@/features/viewer/model-failure-message';
import { type Step, steps } from '@/features/viewer/geometry/orbit';
import { labelSideOf } from '@/features/viewer/geometry/label-anchor';
import { facingSide, homeFrom, type Orbit, sideNames } from '@/features/viewer/geometry/orbit';
import type { Aim, ModelProjection } from '@/features/viewer/scene/model-scene';
import { studioTint } from '@/features/viewer/studio-tint';
import { useScene } from './use-scene';
import { OpenControl, ScalePicker, StagePicker } from './Controls';
import { Drawings } from './Drawings';
import { InYourRoom } from './InYourRoom';
import { LoadingNote } from './LoadingNote';
import styles from './ModelViewer.module.scss';
import { Toolbar } from './Toolbar';
import { OrbitCanvas } from './OrbitCanvas';

type ModelViewerProps = {
  product: ModelledProduct;
  startsOpened?: boolean;
  onShown: () => void;
  /** Called with a message for the visitor, which may be empty. */
  onStop: (reason: string) => void;
};

const labelRoom = 0.36;

/** Opening hides dimensions and the object beside it; measuring closes the model. */
const alone = { beside: undefined, isMeasured: false };
const closed = { opened: 0, lookingAt: undefined };

const homes: Record<ModelledProduct['kind'], Orbit> = {
  purifier: { azimuthDeg: 26, elevationDeg: 12, zoom: 1 },
  bottle: { azimuthDeg: 10, elevationDeg: 9, zoom: 1 },
  meter: { azimuthDeg: 14, elevationDeg: 8, zoom: 1 },
};

function firstAim({ kind }: Pick<ModelledProduct, 'kind'>, opened: number): Aim {
  return { orbit: homes[kind], opened, lookingAt: undefined, beside: undefined, isMeasured: false, labelRoom: 0 };
}

/** Text alternative of the model. */
function SideDescriptions({ name, sides }: ModelledProduct) {
  return (
    <div className="visually-hidden">
      <p>{name} from each side:</p>
      <ul>
        {sideNames.map((side) => (
          <li key={side}>{sides[side]}</li>
        ))}
      </ul>
    </div>
  );
}

/** A product in 3D, to turn and to open. */
export function ModelViewer({ product, startsOpened = false, onShown, onStop }: ModelViewerProps) {
  const first = firstAim(product, startsOpened ? 1 : 0);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [projection, setProjection] = useState<ModelProjection>();
  const [aim, setAim] = useState(first);
  const state = useScene(canvas, {
    slug: product.slug as ModelledSlug,
    async loadBuilder() {
      const { createModelScene } = await import('@/features/viewer/scene/model-scene');
      // Synchronous, so the SVG overlay matches the canvas in the same frame.
      const onDraw = (drawn: ModelProjection) => flushSync(() => setProjection(drawn));
      return (input) => createModelScene({ ...input, tint: studioTint(product.slug), first, onDraw });
    },
    onFail: (failure) => onStop(modelFailureMessage(failure, 'here are the pictures')),
  });
  const scene = state.status === 'shown' ? state.scene : undefined;
  const isDrawn = Boolean(projection);
  const hasStages = product.kind === 'purifier';
  const comesForward = Boolean(scene?.parts.some(({ pullM }) => pullM[2] !== 0));
  const labelSide = labelSideOf(comesForward, aim.orbit.azimuthDeg);

  const show = useEffectEvent(onShown);
  useEffect(() => {
    if (isDrawn) show();
  }, [isDrawn]);

  useEffect(() => {
    const hasLabels = hasStages && aim.opened > 0;
    scene?.aim({ ...aim, labelRoom: hasLabels ? (labelSide === 'right' ? labelRoom : -labelRoom) : 0 });
  }, [scene, aim, hasStages, labelSide]);

  function turnTo(change: (orbit: Orbit) => Orbit): void {
    setAim((before) => ({ ...before, orbit: change(before.orbit) }));
  }

  function applyStep(step: Step): void {
    const orbit = steps[step](aim.orbit);
    const side = facingSide(orbit);
    if (side !== facingSide(aim.orbit)) announce(product.sides[side]);
    turnTo(steps[step]);
  }

  function measure(isMeasured: boolean): void {
    setAim({ ...aim, isMeasured, ...(isMeasured && closed) });
  }

  function reset(): void {
    setAim((before) => ({ ...first, orbit: homeFrom(before.orbit, first.orbit) }));
    announce('As it was at first');
  }

  return (
    <>
      <div
        className={`position-relative z-1 min-w-0 ${styles.stage} ${styles[product.kind] ?? ''}`}
        data-shown={isDrawn || undefined}
      >
        <OrbitCanvas
          label={`${product.name}, to turn`}
          help="Arrow keys turn it, plus and minus bring it nearer or further, Home puts it back. What each side shows is listed below."
          canvas={canvas}
          scene={scene}
          onTurn={turnTo}
          onStep={applyStep}
          onReset={reset}
        />
        {scene && projection && (
          <Drawings product={product} scene={scene} projection={projection} side={labelSide} aim={aim} />
        )}
        {scene && (
          <Toolbar onStep={applyStep} onReset={reset} showsDimensions={aim.isMeasured} onToggleDimensions={measure} />
        )}
        {state.status === 'loading' && <LoadingNote share={state.share} onStop={() => onStop('')} />}
      </div>
      {scene && (
        <div className={`d-grid ${styles.panel}`}>
          <div className={styles.opening}>
            {product.kind !== 'meter' && (
              <OpenControl
                label={product.kind === 'bottle' ? 'Take the cap off' : 'Open'}
                opened={aim.opened}
                onOpen={(opened) => setAim({ ...aim, ...alone, opened, ...(opened < 1 && { lookingAt: undefined }) })}
              />
            )}
            {product.kind === 'purifier' && (
              <StagePicker
                features={product.keyFeatures}
                value={aim.lookingAt}
                onChange={(lookingAt) => setAim({ ...aim, ...alone, lookingAt, opened: lookingAt ? 1 : aim.opened })}
              />
            )}
          </div>
          <ScalePicker
            isSmall={product.kind !== 'purifier'}
            value={aim.beside}
            onChange={(beside) => setAim({ ...aim, beside, isMeasured: Boolean(beside), ...(beside && closed) })}
          />
          <InYourRoom product={product} />
          <SideDescriptions {...product} />
        </div>
      )}
    </>
  );
}
