import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { bindPointer } from '@/features/viewer/geometry/bind-pointer';
import { type Step, stepOfKey } from '@/features/viewer/geometry/orbit';
import { type Orbit, turned, zoomed } from '@/features/viewer/geometry/orbit';
import type { DrawnScene } from '@/features/viewer/scene/drawn-scene';
import styles from './ModelViewer.module.scss';

type OrbitCanvasProps = {
  label: string;
  help: string;
  canvas: RefObject<HTMLCanvasElement | null>;
  scene: DrawnScene | undefined;
  onTurn: (change: (orbit: Orbit) => Orbit) => void;
  onStep: (step: Step) => void;
  onReset: () => void;
};

/** A drag across a phone's width turns the model by half a turn. */
const [turnDegPerPx, tiltDegPerPx] = [0.45, 0.27];

/** The canvas that pointer, wheel and keys turn. */
export function OrbitCanvas({ label, help, canvas, scene, onTurn, onStep, onReset }: OrbitCanvasProps) {
  const ground = useRef<HTMLDivElement>(null);
  const helpId = useId();
  const turn = useEffectEvent((change: (orbit: Orbit) => Orbit) => onTurn(change));
  const press = useEffectEvent((key: KeyboardEvent) => {
    const step = stepOfKey(key);
    if (step === 'reset') onReset();
    else if (step) onStep(step);
    return step !== undefined;
  });

  useEffect(() => {
    if (!ground.current || !scene) return;
    return bindPointer(ground.current, {
      turn: (xPx, yPx) => turn((orbit) => turned(orbit, -xPx * turnDegPerPx, yPx * tiltDegPerPx)),
      zoom: (factor) => turn((orbit) => zoomed(orbit, factor)),
      press: (key) => press(key),
    });
  }, [scene]);

  useEffect(() => {
    if (!ground.current || !scene) return;
    const size = new ResizeObserver(([entry]) => {
      if (entry) scene.resize(entry.contentRect.width, entry.contentRect.height);
    });
    // Batched entries are in order; the last is current.
    const place = new IntersectionObserver((entries) => scene.setVisible(Boolean(entries.at(-1)?.isIntersecting)));
    size.observe(ground.current);
    place.observe(ground.current);
    return () => {
      size.disconnect();
      place.disconnect();
    };
  }, [scene]);

  return (
    <div
      ref={ground}
      className={`position-absolute inset-0 user-select-none ${styles.ground}`}
      role="application"
      aria-roledescription="3D model"
      aria-label={label}
      aria-describedby={helpId}
      tabIndex={scene ? 0 : -1}
    >
      <canvas ref={canvas} className="d-block w-100 h-100" />
      <span id={helpId} className="visually-hidden">
        {help}
      </span>
    </div>
  );
}
