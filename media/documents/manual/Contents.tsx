import { company } from '@/config/company';
import type { Purifier } from '@/data/products/product';
import { Sign } from '../drawings/Signs';
import type { PlacedChapter } from './chapter';

export type ContentsProps = { product: Purifier; chapters: readonly PlacedChapter[] };

const signs = [
  { name: 'danger', says: 'Something here can hurt you' },
  { name: 'mains', says: 'Mains voltage' },
  { name: 'uv', says: 'Ultraviolet light behind a cover' },
  { name: 'unplug', says: 'Pull the plug first' },
  { name: 'bin', says: 'Not for the household waste' },
] as const;

export function Contents({ product, chapters }: ContentsProps) {
  return (
    <>
      <header className="chapter-head">
        <h2>Contents</h2>
        <p>{product.model}</p>
      </header>
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
            <li>{product.model}, with its filter and mesh in place</li>
            <li>Mains lead with a UK plug, fixed</li>
            {product.category === 'Clinical' && <li>Airflow sheet for its serial number</li>}
            <li>This manual</li>
          </ul>
          <p className="fine">Sold apart: {product.parts.map(({ model }) => model).join(', ')}</p>
        </section>
        <section>
          <h3>Signs</h3>
          <ul className="signs">
            {signs.map(({ name, says }) => (
              <li key={name}>
                <Sign name={name} /> {says}
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
