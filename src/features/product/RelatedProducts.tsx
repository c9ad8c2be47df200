import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Tile } from './related-tile';
import styles from './RelatedProducts.module.scss';

export type RelatedProductsProps = { title: string; fact?: string | undefined; tiles: readonly Tile[] };

export function RelatedProducts({ title, fact, tiles }: RelatedProductsProps) {
  const headingId = useId();
  return (
    <section className={`d-print-none ${styles.related}`} aria-labelledby={headingId}>
      <Container fluid="xxl">
        <div className={`d-flex flex-wrap align-items-baseline justify-content-between mb-4 ${styles.head}`}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          {fact && <p>{fact}</p>}
        </div>
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <RelatedTile key={tile.to} {...tile} />
          ))}
        </div>
      </Container>
    </section>
  );
}

function RelatedTile({ to, title, line, price, picture, alt, fills }: Tile) {
  return (
    <div className={`position-relative align-items-center ${styles.tile}`}>
      <span data-aos="fade-up" className={`${styles.stage} ${fills ? styles.fill : ''}`}>
        <Picture file={picture} alt={alt} sizes="240px" />
      </span>
      <div>
        <h3>
          <SiteLink to={to} className={styles.cover}>
            {title}
          </SiteLink>
        </h3>
        <p>{line}</p>
        {price && <p className="num text-reset">{price}</p>}
        <Arrow />
      </div>
    </div>
  );
}
