import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { PurifierSlug, PurifierSummary } from '@/data/products/product';
import { href } from '@/lib/links/href';
import { roomsUpToBasis } from '@/domain/sizing';
import { FeaturedCard } from './FeaturedCard';
import styles from './FeaturedProducts.module.scss';

export type FeaturedProductsProps = {
  /** The recommended one first. */
  products: readonly PurifierSummary[];
  reasons?: Partial<Record<PurifierSlug, string>>;
  isCompact?: boolean;
  title: string;
  lead?: ReactNode;
  allProducts?: boolean;
};

export function FeaturedProducts(props: FeaturedProductsProps) {
  const { products, reasons, isCompact, title, lead, allProducts } = props;
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead} />
      <div
        className={`${styles.range} ${isCompact ? styles.compact : ''}`}
        role="region"
        aria-label="Featured products"
      >
        <ul className={styles.cards}>
          {products.map((product) => (
            <FeaturedCard key={product.slug} product={product} reason={reasons?.[product.slug]} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p className="fine muted">
          {roomsUpToBasis} <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>. Prices include VAT.
        </p>
        {allProducts && (
          <ButtonLink to={href('shop')} look="line" arrow className={styles.all ?? ''}>
            All Products
          </ButtonLink>
        )}
      </div>
    </Section>
  );
}
