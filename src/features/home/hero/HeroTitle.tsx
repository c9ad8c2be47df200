import { CyclingWord } from '@/components/widgets/CyclingWord';
import { hero, heroMachines } from '@/data/pages/home/page';
import styles from './HeroTitle.module.scss';

export type HeroTitleProps = {
  id: string;
  playing: boolean;
  onWord: (index: number) => void;
};

const [first, ...rest] = heroMachines;
const words = [first.word, ...rest.map(({ word }) => word)] as const;

/** All words at once for screen readers. */
const inOneLine = `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

export function HeroTitle({ id, playing, onWord }: HeroTitleProps) {
  return (
    <h1 id={id} className={styles.title}>
      <span className="visually-hidden">{inOneLine}</span>{' '}
      <span className={`d-block text-nowrap ${styles.word}`} aria-hidden="true">
        <span className={styles.caret}>
          <CyclingWord words={words} playing={playing} onWord={onWord} />
        </span>
      </span>
      {hero.title}
    </h1>
  );
}
