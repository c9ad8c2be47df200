type ChapterHeadProps = { title: string; fact?: string | undefined; number?: number; id?: string };

export function ChapterHead({ title, fact, number, id }: ChapterHeadProps) {
  return (
    <header className="chapter-head">
      <h2 id={id}>
        {number && (
          <>
            <span className="number">{number}</span>{' '}
          </>
        )}
        {title}
      </h2>
      {fact && <p>{fact}</p>}
    </header>
  );
}
