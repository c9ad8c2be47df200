import { Arrow } from '@/components/ui/Arrow';
import styles from './SlideHint.module.scss';

export type SlideHintProps = { children: string };

/** Under a drawing that is wider than a narrow window: that it slides. Its region says so to a screen reader. */
export function SlideHint({ children }: SlideHintProps) {
  return (
    <p className={styles.hint} aria-hidden="true">
      {children} <Arrow />
    </p>
  );
}
