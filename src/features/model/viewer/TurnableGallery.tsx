import { Rotate3d } from 'lucide-react';
import { useState } from 'react';
import { Gallery } from '@/components/widgets/Gallery';
import type { Product } from '@/data/products/product';
import { turnId } from '@/lib/turn-url';
import { failureWords } from '../failure-words';
import styles from './TurnableGallery.module.scss';

export type TurnableGalleryProps = { product: Product };

type ViewerModule = typeof import('./ModelViewer');

/**
 * The pictures of a product and, in their place at a press, its model. Nothing of the model is loaded before; the pictures
 * stay until it can be seen, and come back with a reason where it cannot.
 */
export function TurnableGallery({ product }: TurnableGalleryProps) {
  const [isTurning, setIsTurning] = useState(false);
  const [viewer, setViewer] = useState<ViewerModule>();
  const [isCovered, setIsCovered] = useState(false);
  const [problem, setProblem] = useState('');
  const pictures = <Gallery label={`Pictures of ${product.model}`} pictures={product.gallery} isHeld={isTurning} />;
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
    // At once, beside the viewer that wants it next; what fails of it is told there.
    import('../scene/model-scene').catch(() => {});
    import('./ModelViewer').then(setViewer, () => stop(failureWords('failed', 'here are the pictures')));
  }

  return (
    <div className={styles.place}>
      <div className={styles.pictures} inert={isCovered} data-covered={isCovered || undefined}>
        {pictures}
      </div>
      {isTurning && viewer && <viewer.ModelViewer product={product} onShown={() => setIsCovered(true)} onStop={stop} />}
      <button type="button" id={turnId} className={styles.turn} onClick={press}>
        <Rotate3d size={18} strokeWidth={1.5} aria-hidden />
        {isTurning ? (
          <span>
            <span className={styles.back}>Back to the </span>
            <span className={styles.pictureWord}>pictures</span>
          </span>
        ) : (
          'Turn it round'
        )}
      </button>
      <p role="status" className={problem ? styles.problem : 'visually-hidden'}>
        {problem}
      </p>
    </div>
  );
}
