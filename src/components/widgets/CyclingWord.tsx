import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TypewriterClass } from 'typewriter-effect';
import styles from './CyclingWord.module.scss';

/** Words that are typed one after the other; `onWord` is told which is shown. */
export type CyclingWordProps = {
  words: readonly [string, ...string[]];
  isPlaying: boolean;
  /** Ms between letters. */
  delayMs?: number;
  /** Ms that a whole word is shown. */
  holdMs?: number;
  onWord?: (index: number) => void;
};

type TrustedTypes = {
  createPolicy: (name: 'default', rules: { createHTML: (text: string) => string | null }) => unknown;
};

let isAllowed = false;

/** Creates a Trusted Types policy that allows only the empty string, which typewriter-effect assigns to innerHTML. */
function allowEmptyHtml(): void {
  if (isAllowed) return;
  isAllowed = true;
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });
}

/** Ms between the letters that are deleted; 1 is the least that the library takes. */
const deleteMs = 1;
/** Letters that appear at once, also while the word before is deleted: the word is never a caret alone. */
const lettersAtOnce = 3;

/** Types, holds and replaces words in a loop with typewriter-effect. */
export function CyclingWord({ words, isPlaying, delayMs = 40, holdMs = 2400, onWord }: CyclingWordProps) {
  const container = useRef<HTMLSpanElement>(null);
  const [typewriter, setTypewriter] = useState<TypewriterClass>();
  const [isAnimated, setIsAnimated] = useState(false);
  const [current, setCurrent] = useState(0);
  const [shouldPlay, setShouldPlay] = useState(isPlaying);
  if (isPlaying && !shouldPlay) setShouldPlay(true);
  const beginWord = useEffectEvent((index: number) => {
    container.current?.style.setProperty('--beginning', `"${words[index]?.slice(0, lettersAtOnce)}"`);
    setCurrent(index);
    onWord?.(index);
  });

  useEffect(() => {
    if (!shouldPlay) return;
    const element = container.current;
    let machine: TypewriterClass | undefined;
    let isUnmounted = false;

    function queueRound(first: boolean) {
      words.forEach((word, index) => {
        if (first && index === 0) machine?.pasteString(word, null).callFunction(() => setIsAnimated(true));
        else
          machine
            ?.callFunction(() => beginWord(index))
            .deleteAll(deleteMs)
            .pasteString(word.slice(0, lettersAtOnce), null)
            .typeString(word.slice(lettersAtOnce));
        machine?.pauseFor(holdMs);
      });
      // The library replaces its queue at the end of each frame.
      machine?.callFunction(() => queueMicrotask(() => isUnmounted || queueRound(false)));
    }

    import('typewriter-effect/dist/core').then(
      ({ default: Typewriter }) => {
        if (isUnmounted || !element) return;
        allowEmptyHtml();
        machine = new Typewriter(element, { cursor: '', delay: delayMs, deleteSpeed: deleteMs, skipAddStyles: true });
        queueRound(true);
        setTypewriter(machine);
      },
      // If the import fails, the first word stays.
      () => {},
    );
    return () => {
      isUnmounted = true;
      machine?.stop();
      element?.replaceChildren();
      setIsAnimated(false);
      setTypewriter(undefined);
    };
  }, [shouldPlay, words, delayMs, holdMs]);

  useEffect(() => {
    if (!isPlaying || !typewriter) return;
    typewriter.start();
    return () => void typewriter.stop();
  }, [isPlaying, typewriter]);

  // Shows the whole word while paused.
  const moving = isPlaying && isAnimated;
  return (
    <>
      {!moving && words[current]}
      <span ref={container} className={moving ? styles.moving : styles.waiting} />
    </>
  );
}
