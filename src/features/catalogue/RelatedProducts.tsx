import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { Section } from '@/components/sections/Section';
import type { Tile } from './related-tile';
import { RelatedTile } from './RelatedTile';

export type RelatedProductsProps = { title: string; fact?: string | undefined; tiles: readonly Tile[] };

/** What belongs to the product on the page: its filter and the meter, or the other colour and how it works. */
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
