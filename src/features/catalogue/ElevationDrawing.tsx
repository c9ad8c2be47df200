import { care } from '@/data/products/care';
import { ElevationSvg, type ElevationSvgProps } from './ElevationSvg';
import styles from './ElevationDrawing.module.scss';

/** The machine to scale, with the line that says how to read it. */
export function ElevationDrawing(machine: ElevationSvgProps) {
  return (
    <figure className={styles.figure}>
      <ElevationSvg {...machine} />
      <figcaption className="fine muted">
        To scale, the same for all four machines. The wall is {care.wallGapCm}&nbsp;cm away, as it should be.
      </figcaption>
    </figure>
  );
}
