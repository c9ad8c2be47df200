import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { Section } from '@/components/sections/Section';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Tile } from './related-tile';
import styles from './RelatedProducts.module.scss';

export type RelatedProductsProps = { title: string; fact?: string | undefined; tiles: readonly Tile[] };

/** Products and pages related to the product on the page. */
export function RelatedProducts({ title, fact, tiles }: RelatedProductsProps) {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <Eyebrow label={title} fact={fact} headingId={headingId} />
      <Row className="g-4">
        {tiles.map((tile) => (
          <Col key={tile.to} md={6}>
            <RelatedTile {...tile} />
          </Col>
        ))}
      </Row>
    </Section>
  );
}

function RelatedTile({ to, title, line, picture, alt, fit }: Tile) {
  const words = useId();
  return (
    <SiteLink to={to} className={styles.tile} aria-labelledby={words}>
      <span className={`${styles.stage} ${styles[fit]}`}>
        <Picture file={picture} alt={alt} sizes="(min-width: 768px) 640px, 100vw" />
      </span>
      <span id={words} className={styles.text}>
        <b>{title}</b>
        <Arrow />
        <small>{line}</small>
      </span>
    </SiteLink>
  );
}
