import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TypewriterClass } from 'typewriter-effect';
import { allowEmptyHtml } from './allow-empty-html';
import styles from './CyclingWord.module.scss';

export type CyclingWordProps = {
  /** At least one. The first stands in the HTML; nothing moves until `playing` is first true. */
  words: readonly [string, ...string[]];
  playing: boolean;
  /** Time between two letters, typed or taken away, in ms. */
  delayMs?: number;
  /** How long a whole word stands, in ms. */
  holdMs?: number;
  /** Told the index of each word as its typing begins. */
  onWord?: (index: number) => void;
};

/** One word that is typed, held and taken away in turn, for ever (typewriter-effect, loaded when it first plays). */
export function CyclingWord({ words, playing, delayMs = 40, holdMs = 1800, onWord }: CyclingWordProps) {
  const container = useRef<HTMLSpanElement>(null);
  const [typewriter, setTypewriter] = useState<TypewriterClass>();
  const [taken, setTaken] = useState(false);
  const [current, setCurrent] = useState(0);
  const [wanted, setWanted] = useState(playing);
  if (playing && !wanted) setWanted(true);
  const beginWord = useEffectEvent((index: number) => {
    setCurrent(index);
    onWord?.(index);
  });

  useEffect(() => {
    if (!wanted) return;
    const element = container.current;
    let machine: TypewriterClass | undefined;
    let gone = false;

    function queueRound(first: boolean) {
      words.forEach((word, index) => {
        // The first word already stands there: it is put down whole, then takes the place of the static one.
        if (first && index === 0) machine?.pasteString(word, null).callFunction(() => setTaken(true));
        else machine?.callFunction(() => beginWord(index)).typeString(word);
        machine?.pauseFor(holdMs).deleteAll(delayMs);
      });
      // After this frame, since the library replaces its queue at the end of each.
      machine?.callFunction(() => queueMicrotask(() => gone || queueRound(false)));
    }

    import('typewriter-effect/dist/core').then(
      ({ default: Typewriter }) => {
        if (gone || !element) return;
        allowEmptyHtml();
        machine = new Typewriter(element, { cursor: '', delay: delayMs, deleteSpeed: delayMs, skipAddStyles: true });
        queueRound(true);
        setTypewriter(machine);
      },
      // Without it the first word simply stands.
      () => {},
    );
    return () => {
      gone = true;
      machine?.stop();
      element?.replaceChildren();
      setTaken(false);
      setTypewriter(undefined);
    };
  }, [wanted, words, delayMs, holdMs]);

  useEffect(() => {
    if (!playing || !typewriter) return;
    typewriter.start();
    return () => void typewriter.stop();
  }, [playing, typewriter]);

  // While nothing moves the whole word stands, however far it was typed.
  const moving = playing && taken;
  return (
    <>
      {!moving && words[current]}
      <span ref={container} className={moving ? '' : styles.waiting} />
    </>
  );
}
