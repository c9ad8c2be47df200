import { Arrow } from '@/components/ui/Arrow';
import styles from './SlideHint.module.scss';

export type SlideHintProps = { children: string };

/** Hidden from screen readers, which get the label of ScrollRegion. */
export function SlideHint({ children }: SlideHintProps) {
  return (
    <p className={styles.hint} aria-hidden="true">
      {children} <Arrow />
    </p>
  );
}
