import { Picture } from '@/components/ui/Picture';
import type { Purifier } from '@/data/products/product';
import styles from './StageFigure.module.scss';

export type StageFigureProps = { purifier: Pick<Purifier, 'figure' | 'stages'> };

/** The opened machine with the numbers of its stages, from the foot up. */
export function StageFigure({ purifier: { figure, stages } }: StageFigureProps) {
  return (
    <figure className={`position-relative m-0 overflow-hidden ${styles.figure}`}>
      <Picture file={figure.picture} alt={figure.alt} sizes="(min-width: 992px) 480px, 100vw" />
      <ol className={`position-absolute d-flex m-0 p-0 ${styles.labels}`} aria-hidden="true">
        {Array.from({ length: stages }, (_, index) => (
          <li key={index}>
            <span className="num">{index + 1}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
