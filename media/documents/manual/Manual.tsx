import { company } from '@/config/company';
import type { Purifier } from '@/data/products/product';
import { Brand } from '../parts/Brand';
import { DocumentPicture } from '../parts/DocumentPicture';
import { Sheet } from '../parts/Sheet';
import { Contents } from './Contents';
import { cleaningChapter, filterChapter } from './care-chapters';
import { placed, type PlacedChapter } from './chapter';
import { disposalChapter, recordChapter, specificationChapter, troubleChapter, warrantyChapter } from './end-chapters';
import { partsChapter, stagesChapter } from './machine-chapters';
import { placingChapter, roomChapter } from './placing-chapters';
import { lampChapter, safetyChapter } from './safety-chapters';
import { controlsChapter, firstStartChapter } from './use-chapters';

type ChapterHeadProps = { chapter: PlacedChapter };

function ChapterHead({ chapter: { number, title, fact, id } }: ChapterHeadProps) {
  return (
    <header className="chapter-head">
      <h2 id={id}>
        <span className="number">{number}</span> {title}
      </h2>
      {fact && <p>{fact}</p>}
    </header>
  );
}

type ManualProps = { product: Purifier };

/** Each inner list is a page. */
export function Manual({ product }: ManualProps) {
  const { model, category, picture, pictureAlt } = product;
  const sheets = placed([
    [safetyChapter(product)],
    [lampChapter],
    [partsChapter(product)],
    [stagesChapter(product)],
    [placingChapter(product)],
    [roomChapter(product)],
    [firstStartChapter(product)],
    [controlsChapter(product)],
    [cleaningChapter(product)],
    [filterChapter(product)],
    [troubleChapter(product)],
    [specificationChapter(product)],
    [warrantyChapter, disposalChapter],
    [recordChapter],
  ]);
  return (
    <>
      <Sheet className="bleed manual-cover">
        <header>
          <Brand />
          <p className="kind">Installation manual</p>
          <h1>{model}</h1>
          <p className="lead">How to place it, start it, look after it and dispose of it.</p>
        </header>
        <DocumentPicture name={picture.name} alt={pictureAlt} isTrimmed />
        <footer>
          <span>{category} air purifier</span>
          <span>Keep this manual with the machine</span>
          <span>{company.phone.label}</span>
        </footer>
      </Sheet>
      <Sheet className="manual">
        <Contents product={product} chapters={sheets.flat()} />
      </Sheet>
      {sheets.map((chapters) => (
        <Sheet key={chapters[0]?.id} className="manual">
          {chapters.map((chapter) => (
            <article key={chapter.id} className="chapter">
              <ChapterHead chapter={chapter} />
              {chapter.body}
            </article>
          ))}
        </Sheet>
      ))}
    </>
  );
}
