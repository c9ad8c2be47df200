import { useMemo } from 'react';
import { CyclingWord } from '@/components/widgets/CyclingWord';
import type { HeroMachines } from './hero-machine';
import styles from './HeroTitle.module.scss';

export type HeroTitleProps = {
  id: string;
  machines: HeroMachines;
  playing: boolean;
  onWord: (index: number) => void;
};

/** All words at once for screen readers. */
function inOneLine(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`;
}

function wordsOf([first, ...rest]: HeroMachines): readonly [string, ...string[]] {
  return [first.word, ...rest.map(({ word }) => word)];
}

export function HeroTitle({ id, machines, playing, onWord }: HeroTitleProps) {
  const words = useMemo(() => wordsOf(machines), [machines]);
  return (
    <h1 id={id} className={styles.title}>
      <span className="visually-hidden">{inOneLine(words)}</span>{' '}
      <span className={styles.word} aria-hidden="true">
        <span className={styles.caret}>
          <CyclingWord words={words} playing={playing} onWord={onWord} />
        </span>
      </span>
      Air Purification System
    </h1>
  );
}
