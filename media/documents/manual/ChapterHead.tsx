import type { PlacedChapter } from './chapter';

export type ChapterHeadProps = { chapter: PlacedChapter };

/** The running head: a rule, the chapter on its left, a fact on its right. */
export function ChapterHead({ chapter: { number, title, fact, id } }: ChapterHeadProps) {
  return (
    <header className="chapter-head">
      <h2 id={id}>
        <span className="number">{number}</span> {title}
      </h2>
      {fact && <p>{fact}</p>}
    </header>
  );
}
