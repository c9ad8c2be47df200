import { Rotate3d } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Gallery } from '@/components/widgets/Gallery';
import type { Product } from '@/data/products/product';
import { turnId } from '@/lib/links/turn-url';
import { modelFailureMessage } from '@/features/viewer/model-failure-message';
import styles from './GalleryWithModel.module.scss';

type GalleryWithModelProps = { product: Product };

type ViewerModule = typeof import('./ModelViewer');

/** A bottle leads with its place in use. */
function picturesOf({ kind, gallery }: Product): Product['gallery'] {
  return kind === 'bottle' ? [...gallery.slice(1), ...gallery.slice(0, 1)] : gallery;
}

/**
 * Loads the 3D model on the first press, or at once where the address asks for it (`#turn`, as a telephone's camera
 * reads it); the pictures return with a message when it fails.
 */
export function GalleryWithModel({ product }: GalleryWithModelProps) {
  const [isTurning, setIsTurning] = useState(false);
  const [viewer, setViewer] = useState<ViewerModule>();
  const [isCovered, setIsCovered] = useState(false);
  const [problem, setProblem] = useState('');
  const openFromAddress = useEffectEvent(() => {
    if (product.kind !== 'filter' && window.location.hash === `#${turnId}`) press();
  });
  useEffect(() => openFromAddress(), []);
  const pictures = <Gallery label={`Pictures of ${product.name}`} pictures={picturesOf(product)} isHeld={isTurning} />;
  if (product.kind === 'filter') return pictures;

  function stop(reason: string): void {
    setIsTurning(false);
    setIsCovered(false);
    setProblem(reason);
  }

  function press(): void {
    if (isTurning) return stop('');
    setProblem('');
    setIsTurning(true);
    // Prefetches what the viewer imports next; the viewer reports failures.
    import('@/features/viewer/scene/model-scene').catch(() => {});
    import('./ModelViewer').then(setViewer, () => stop(modelFailureMessage('failed', 'here are the pictures')));
  }

  return (
    <div id={turnId} className={`position-relative d-grid ${styles.place}`}>
      <div className={`min-w-0 ${styles.pictures}`} inert={isCovered} data-covered={isCovered || undefined}>
        {pictures}
      </div>
      {isTurning && viewer && <viewer.ModelViewer product={product} onShown={() => setIsCovered(true)} onStop={stop} />}
      <button
        type="button"
        className={`d-flex gap-2 align-items-center text-nowrap small z-2 ${styles.turn}`}
        onClick={press}
      >
        <Rotate3d size={18} strokeWidth={1.5} aria-hidden />
        {isTurning && (
          <span>
            <span className={styles.back}>Back to the </span>
            <span className={styles.pictureWord}>pictures</span>
          </span>
        )}
        {!isTurning && (problem ? 'Try again' : 'Turn it round')}
      </button>
      <p role="status" className={problem ? styles.problem : 'visually-hidden'}>
        {problem}
      </p>
    </div>
  );
}
