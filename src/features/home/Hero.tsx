import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import Container from 'react-bootstrap/Container';
import { limbLight } from '@/assets/pictures/limb-light';
import { afterFirstInteraction } from '@/boot/first-interaction';
import { IconButton } from '@/components/ui/IconButton';
import { Picture } from '@/components/ui/Picture';
import { CyclingWord, type CyclingWordProps } from '@/components/widgets/CyclingWord';
import { useMediaQuery } from '@/hooks/use-media-query';
import { formatList } from '@/lib/format/list';
import { type HeroMachines, HeroStage } from './HeroStage';
import styles from './Hero.module.scss';

/** Whether an element is in the viewport; true until the browser reports. */
function useOnScreen(target: RefObject<Element | null>): boolean {
  const [onScreen, setOnScreen] = useState(true);
  useEffect(() => {
    if (!target.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => entry && setOnScreen(entry.isIntersecting));
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target]);
  return onScreen;
}

/** True a second after the first interaction; false in the prerendered HTML. */
function useInteracted(): boolean {
  const [interacted, setInteracted] = useState(false);
  useEffect(() => {
    void afterFirstInteraction().then(() => setInteracted(true));
  }, []);
  return interacted;
}

type PauseButtonProps = { isPaused: boolean; onToggle: () => void };

/** Stops the changing word and machine (WCAG 2.2.2). */
function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <IconButton
      label={isPaused ? 'Play the changing word' : 'Pause the changing word'}
      icon={isPaused ? Play : Pause}
      iconPx={18}
      className="position-absolute bottom-0 end-0 text-copper-hover"
      onClick={onToggle}
    />
  );
}

function wordsOf([first, ...rest]: HeroMachines): CyclingWordProps['words'] {
  return [first.word, ...rest.map(({ word }) => word)];
}

type HeroTitleProps = {
  machines: HeroMachines;
  /** After the cycling word. */
  title: string;
  isPlaying: boolean;
  onWord: (index: number) => void;
};

function HeroTitle({ machines, title, isPlaying, onWord }: HeroTitleProps) {
  // The typewriter starts again with another array.
  const [words] = useState(() => wordsOf(machines));
  return (
    <h1 id="hero-title" className={styles.title}>
      {/* All words at once for screen readers. */}
      <span className="visually-hidden">{formatList(words)}</span>{' '}
      <span className={`d-block text-nowrap text-copper ${styles.word}`} aria-hidden="true">
        <span className={`d-inline-block ${styles.caret}`}>
          <CyclingWord words={words} isPlaying={isPlaying} onWord={onWord} />
        </span>
      </span>
      {` ${title}`}
    </h1>
  );
}

type HeroProps = {
  machines: HeroMachines;
  /** After the cycling word. */
  title: string;
  lead: ReactNode;
  actions: ReactNode;
};

/** The first screen: the machines change until a visitor chooses or stops them. */
export function Hero({ machines, title, lead, actions }: HeroProps) {
  const sky = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(sky);
  const interacted = useInteracted();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [paused, setPaused] = useState(false);
  const [index, setIndex] = useState(0);
  const moves = interacted && !still;
  const currentIndex = still ? 0 : index;

  return (
    <section aria-labelledby="hero-title">
      <div ref={sky} className={`position-relative d-md-flex bg-porcelain ${styles.sky}`}>
        <div className={`position-absolute start-0 bottom-0 w-100 ${styles.limb}`} aria-hidden="true">
          <Picture
            file={limbLight}
            alt=""
            sizes="(min-width: 992px) 100vw, 400px"
            hasPriority
            className="w-100 h-100 object-fit-cover"
          />
        </div>
        <Container fluid="xxl" className="position-relative">
          <div className={`position-relative z-1 ${styles.text}`}>
            <HeroTitle title={title} machines={machines} isPlaying={moves && !paused && onScreen} onWord={setIndex} />
            <p className={`lead mt-4 mb-4 pt-lg-3 ${styles.lead}`}>{lead}</p>
            <div className={`d-flex flex-wrap align-items-center ${styles.actions}`}>{actions}</div>
          </div>
          <HeroStage machines={machines} currentIndex={currentIndex} isComplete={moves} />
          {moves && <PauseButton isPaused={paused} onToggle={() => setPaused(!paused)} />}
        </Container>
      </div>
    </section>
  );
}
