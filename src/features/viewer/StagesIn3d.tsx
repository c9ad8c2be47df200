import { Rotate3d } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Purifier } from '@/data/products/product';
import { modelFailureMessage } from '@/features/viewer/model-failure-message';
import styles from './StagesIn3d.module.scss';

type ViewerModule = typeof import('@/features/viewer/viewer/ModelViewer');

type StagesIn3dProps = {
  product: Purifier;
  /** The picture that stands until the model is asked for. */
  children: ReactNode;
};

/** Replaces a picture by the 3D model on the first press. */
export function StagesIn3d({ product, children }: StagesIn3dProps) {
  const [viewer, setViewer] = useState<ViewerModule>();
  const [isVisible, setIsVisible] = useState(false);
  const [problem, setProblem] = useState('');

  function stop(reason: string): void {
    setViewer(undefined);
    setIsVisible(false);
    setProblem(reason);
  }

  function press(): void {
    if (viewer) return stop('');
    setProblem('');
    import('@/features/viewer/viewer/ModelViewer').then(setViewer, () =>
      stop(modelFailureMessage('failed', 'here is the picture')),
    );
  }

  return (
    <div className={`position-relative d-grid ${styles.place}`}>
      <div className={`min-w-0 ${styles.picture}`} inert={isVisible} data-covered={isVisible || undefined}>
        {children}
      </div>
      {viewer && <viewer.ModelViewer product={product} startsOpened onShown={() => setIsVisible(true)} onStop={stop} />}
      <button
        type="button"
        className={`btn btn-line mb-3 needs-script d-print-none z-2 bg-white ${styles.open}`}
        onClick={press}
      >
        <Rotate3d size={18} strokeWidth={1.5} aria-hidden /> {viewer ? 'Back to the picture' : 'Open it in 3D'}
      </button>
      <p role="status" className={problem ? 'small muted mb-0' : 'visually-hidden'}>
        {problem}
      </p>
    </div>
  );
}
