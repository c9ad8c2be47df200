import { company } from '@/config/company';
import type { Purifier } from '@/data/products/product';
import { Sign } from '../drawings/Signs';
import { Brand } from '../parts/Brand';
import { DocumentPicture } from '../parts/DocumentPicture';
import { ChapterHead } from '../parts/ChapterHead';
import { cleaningChapter, filterChapter } from './care-chapters';
import type { Chapter } from './chapter';
import { disposalChapter, recordChapter, specificationChapter, troubleChapter, warrantyChapter } from './end-chapters';
import { partsChapter, stagesChapter } from './machine-chapters';
import { placingChapter, roomChapter } from './placing-chapters';
import { lampChapter, safetyChapter } from './safety-chapters';
import { controlsChapter, firstStartChapter } from './use-chapters';

type PlacedChapter = Chapter & { number: number; page: number; id: string };

/** Cover and contents come first. */
const firstPage = 3;

function placed(sheets: readonly (readonly Chapter[])[]): PlacedChapter[][] {
  let number = 0;
  return sheets.map((chapters, index) =>
    chapters.map((chapter) => {
      number += 1;
      return { ...chapter, number, page: firstPage + index, id: `chapter-${number}` };
    }),
  );
}

const signs = [
  { name: 'danger', meaning: 'Danger of injury' },
  { name: 'mains', meaning: 'Mains voltage' },
  { name: 'uv', meaning: 'Ultraviolet light behind a cover' },
  { name: 'unplug', meaning: 'Pull the plug first' },
  { name: 'bin', meaning: 'Not for the household waste' },
] as const;

function Contents({ product, chapters }: { product: Purifier; chapters: readonly PlacedChapter[] }) {
  return (
    <>
      <ChapterHead title="Contents" fact={product.name} />
      <ol className="contents">
        {chapters.map(({ id, number, title, page }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span className="number">{number}</span> <span>{title}</span> <span className="page">{page}</span>
            </a>
          </li>
        ))}
      </ol>
      <div className="three">
        <section>
          <h3>In the box</h3>
          <ul className="plain">
            <li>{product.name}, with its filter and mesh (the large-particulate filter) in place</li>
            <li>Mains lead with a UK plug, fixed</li>
            {product.category === 'Clinical' && <li>Airflow sheet for its serial number (sample)</li>}
            <li>Declaration of conformity (sample)</li>
            <li>This manual</li>
          </ul>
          <p className="fine">Sold apart: {product.parts.map(({ name }) => name).join(', ')}</p>
        </section>
        <section>
          <h3>Signs</h3>
          <ul className="signs">
            {signs.map(({ name, meaning }) => (
              <li key={name}>
                <Sign name={name} /> {meaning}
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3>Ask us</h3>
          <p>
            <b>{company.phone.label}</b>, free
            <br />
            {company.openingHours.label}
            <br />
            {company.email}
          </p>
          <p className="fine">{company.reply}</p>
        </section>
      </div>
    </>
  );
}

/** Each inner list is a page. */
export function Manual({ product }: { product: Purifier }) {
  const { name, purpose, picture, pictureAlt } = product;
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
      <section className="sheet bleed manual-cover">
        <header>
          <Brand />
          <p className="kind">Installation manual</p>
          <h1>{name}</h1>
          <p className="lead">How to place it, start it, look after it and dispose of it.</p>
        </header>
        <DocumentPicture name={picture.name} alt={pictureAlt} isTrimmed />
        <footer>
          <span>
            Air purifier
            <br />
            {purpose}
          </span>
          <span>Keep this manual with the machine</span>
          <span>{company.phone.label}</span>
        </footer>
      </section>
      <section className="sheet manual">
        <Contents product={product} chapters={sheets.flat()} />
      </section>
      {sheets.map((chapters) => (
        <section key={chapters[0]?.id} className="sheet manual">
          {chapters.map(({ id, number, title, fact, body }) => (
            <article key={id} className="chapter">
              <ChapterHead id={id} number={number} title={title} fact={fact} />
              {body}
            </article>
          ))}
        </section>
      ))}
    </>
  );
}
