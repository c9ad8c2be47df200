import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { followHand } from '../follow-hand';
import { type Step, stepOfKey } from '../key-steps';
import { type Orbit, turned, zoomed } from '../orbit';
import type { ModelScene } from '../scene/model-scene';
import styles from './ModelViewer.module.scss';

export type TurningGroundProps = {
  model: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  /** The scene in the canvas, once there is one. */
  scene: ModelScene | undefined;
  onTurn: (change: (orbit: Orbit) => Orbit) => void;
  onStep: (step: Step) => void;
  onReset: () => void;
};

/** A drag over the whole width of a phone turns the model once round. */
const degPerPx = 0.9;

/** The canvas, and what a hand or the keyboard does on it. */
export function TurningGround({ model, canvas, scene, onTurn, onStep, onReset }: TurningGroundProps) {
  const ground = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const turn = useEffectEvent((change: (orbit: Orbit) => Orbit) => onTurn(change));

  useEffect(() => {
    if (!ground.current || !scene) return;
    return followHand(ground.current, {
      turn: (xPx, yPx) => turn((orbit) => turned(orbit, -xPx * degPerPx * 0.5, yPx * degPerPx * 0.3)),
      zoom: (factor) => turn((orbit) => zoomed(orbit, factor)),
    });
  }, [scene]);

  useEffect(() => {
    if (!ground.current || !scene) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) scene.resize(entry.contentRect.width, entry.contentRect.height);
    });
    observer.observe(ground.current);
    return () => observer.disconnect();
  }, [scene]);

  function answerKey(event: KeyboardEvent): void {
    const step = stepOfKey(event);
    if (!step) return;
    event.preventDefault();
    if (step === 'reset') onReset();
    else onStep(step);
  }

  return (
    <div
      ref={ground}
      className={styles.ground}
      role="application"
      aria-roledescription="3D model"
      aria-label={`${model}, to turn`}
      aria-describedby={helpId}
      tabIndex={scene ? 0 : -1}
      onKeyDown={answerKey}
    >
      <canvas ref={canvas} className={styles.canvas} />
      <span id={helpId} className="visually-hidden">
        Arrow keys turn it, plus and minus bring it nearer or further, Home puts it back. What each side shows is listed
        below.
      </span>
    </div>
  );
}
