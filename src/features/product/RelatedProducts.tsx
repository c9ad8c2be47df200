import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Tile } from './related-tile';
import styles from './RelatedProducts.module.scss';

type RelatedProductsProps = { title: string; fact?: string | undefined; tiles: readonly Tile[] };

/** Other products, a tile each. */
export function RelatedProducts({ title, fact, tiles }: RelatedProductsProps) {
  const headingId = useId();
  return (
    <Section background="porcelain" isShort labelledBy={headingId} className="d-print-none">
      <div className="d-flex flex-wrap align-items-baseline justify-content-between column-gap-4 mb-4">
        <h2 data-aos="fade-up" id={headingId} className="h3 mb-0">
          {title}
        </h2>
        {fact && <p className="small muted m-0">{fact}</p>}
      </div>
      <Row className="g-3">
        {tiles.map((tile) => (
          <Col key={tile.to} xs={6}>
            <RelatedTile {...tile} />
          </Col>
        ))}
      </Row>
    </Section>
  );
}

function RelatedTile({ to, title, line, price, picture, alt, isFilled }: Tile) {
  return (
    <div className={`position-relative align-items-center h-100 bg-white ${styles.tile}`}>
      <span data-aos="fade-up" className={`d-block align-self-stretch ${styles.stage} ${isFilled ? styles.fill : ''}`}>
        <Picture file={picture} alt={alt} sizes="240px" />
      </span>
      <div className="p-2 p-md-0 py-md-2">
        <h3 className="item mb-1">
          <SiteLink to={to} className="stretched-link text-decoration-none">
            {title}
          </SiteLink>
        </h3>
        <p className={`${price ? 'd-none d-md-block' : ''} small muted mb-1`}>{line}</p>
        {price && <p className="small num mb-0">{price}</p>}
      </div>
      <span className="d-none d-md-block">
        <Arrow />
      </span>
    </div>
  );
}
