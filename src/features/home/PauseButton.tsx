import { Pause, Play } from 'lucide-react';
import styles from './PauseButton.module.scss';

export type PauseButtonProps = { paused: boolean; onToggle: () => void };

/** Stops the changing word and machine (WCAG 2.2.2). */
export function PauseButton({ paused, onToggle }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <button
      type="button"
      className={styles.button}
      onClick={onToggle}
      aria-label={paused ? 'Play the changing word' : 'Pause the changing word'}
    >
      <Icon size={18} strokeWidth={1.5} aria-hidden="true" />
    </button>
  );
}
