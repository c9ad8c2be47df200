import { useState } from 'react';
import { CyclingWord, type CyclingWordProps } from '@/components/widgets/CyclingWord';
import type { HeroMachines } from './HeroStage';
import styles from './HeroTitle.module.scss';

function wordsOf([first, ...rest]: HeroMachines): CyclingWordProps['words'] {
  return [first.word, ...rest.map(({ word }) => word)];
}

export type HeroTitleProps = {
  id: string;
  machines: HeroMachines;
  /** After the cycling word. */
  title: string;
  playing: boolean;
  onWord: (index: number) => void;
};

export function HeroTitle({ id, machines, title, playing, onWord }: HeroTitleProps) {
  // The typewriter starts again with another array.
  const [words] = useState(() => wordsOf(machines));
  return (
    <h1 id={id} className={styles.title}>
      {/* All words at once for screen readers. */}
      <span className="visually-hidden">{`${words.slice(0, -1).join(', ')} and ${words.at(-1)}`}</span>{' '}
      <span className={`d-block text-nowrap ${styles.word}`} aria-hidden="true">
        <span className={styles.caret}>
          <CyclingWord words={words} playing={playing} onWord={onWord} />
        </span>
      </span>
      {title}
    </h1>
  );
}
