import type { ReactNode } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Tile } from './related-tile';
import styles from './RelatedProducts.module.scss';

type RelatedProductsProps = {
  title: string;
  fact?: string;
  tiles: readonly Tile[];
  /** Below the rows. */
  children?: ReactNode;
};

/** Other products, a row each. */
export function RelatedProducts({ title, fact, tiles, children }: RelatedProductsProps) {
  return (
    <div>
      <div className="d-flex flex-wrap align-items-baseline justify-content-between column-gap-4 mb-3 pt-lg-2">
        <h2 className="h3 mb-0">{title}</h2>
        {fact && <p className="small muted m-0">{fact}</p>}
      </div>
      <ul className="plain-list">
        {tiles.map((tile) => (
          <RelatedTile key={tile.to} {...tile} />
        ))}
      </ul>
      {children && <p className="small muted border-top pt-3 mb-0">{children}</p>}
    </div>
  );
}

function RelatedTile({ to, title, line, price, picture, alt, isFilled }: Tile) {
  return (
    <li className={`position-relative d-flex gap-3 align-items-center border-top ${styles.tile}`}>
      <span className={`${styles.stage} ${isFilled ? styles.fill : ''}`}>
        <Picture file={picture} alt={alt} sizes="160px" />
      </span>
      <span className="me-auto min-w-0">
        <SiteLink to={to} className="stretched-link item text-decoration-none">
          {title}
        </SiteLink>
        <small className="d-block muted">{line}</small>
        {price && <small className="d-block num">{price}</small>}
      </span>
      <span className="d-none d-md-block">
        <Arrow />
      </span>
    </li>
  );
}
