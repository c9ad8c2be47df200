import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { RunningHead } from '@/components/sections/RunningHead';
import { Section } from '@/components/sections/Section';
import type { ProductSummary } from '@/data/products/product';
import { RelatedTile } from './RelatedTile';

export type RelatedProductsProps = { title: string; fact?: string | undefined; products: readonly ProductSummary[] };

/** What belongs to the product on the page: its filter and the meter, or the same thing in another colour. */
export function RelatedProducts({ title, fact, products }: RelatedProductsProps) {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <RunningHead label={title} fact={fact} headingId={headingId} />
      <Row className="g-4">
        {products.map((product) => (
          <Col key={product.slug} md={6}>
            <RelatedTile product={product} />
          </Col>
        ))}
      </Row>
    </Section>
  );
}
