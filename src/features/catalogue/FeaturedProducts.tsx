import { type ReactNode, useId } from 'react';
import { Eyebrow } from '@/components/sections/Eyebrow';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { PurifierSlug, PurifierSummary } from '@/data/products/product';
import { href } from '@/lib/href';
import { roomsUpToBasis } from '@/domain/sizing';
import { FeaturedCard } from './FeaturedCard';
import styles from './FeaturedProducts.module.scss';

export type FeaturedProductsProps = {
  /** In the order of the page: the recommended one first. */
  products: readonly PurifierSummary[];
  /** Why each machine, by its slug, in about six words. */
  reasons?: Partial<Record<PurifierSlug, string>>;
  /** Cards without their table, where the page has given the figures. */
  isCompact?: boolean;
  title: string;
  lead?: ReactNode;
  /** The ink rule with "Featured products" above the heading. */
  runningHead?: boolean;
  /** The button that leads to the whole shop. */
  allProducts?: boolean;
};

/** The machines side by side on one stage and one floor line; on phones a row that scrolls sideways. */
export function FeaturedProducts(props: FeaturedProductsProps) {
  const { products, reasons, isCompact, title, lead, runningHead, allProducts } = props;
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      {runningHead && <Eyebrow label="Featured products" fact="Bars show rated airflow, to scale" />}
      <SectionHeading id={headingId} title={title} lead={lead} />
      <div
        className={`${styles.range} ${isCompact ? styles.compact : ''}`}
        role="region"
        aria-label="Featured products"
      >
        <ul className={styles.cards}>
          {products.map((product) => (
            <FeaturedCard key={product.slug} product={product} reason={reasons?.[product.slug]} isCompact={isCompact} />
          ))}
        </ul>
      </div>
      <div className={styles.foot}>
        <p className="fine muted">
          {!isCompact && `${roomsUpToBasis} `}
          See <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>.
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
