import { useId } from 'react';
import { RunningHead } from '@/components/sections/RunningHead';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { PurifierSummary } from '@/data/products/product';
import { href } from '@/lib/href';
import { FeaturedCard } from './FeaturedCard';
import styles from './FeaturedProducts.module.scss';

export type FeaturedProductsProps = {
  products: readonly PurifierSummary[];
  title: string;
  lead?: string;
  /** The ink rule with "Featured products" above the heading. */
  runningHead?: boolean;
  /** The button that leads to the whole shop. */
  allProducts?: boolean;
};

/** The machines side by side on one stage and one floor line; on phones a row that scrolls sideways. */
export function FeaturedProducts({ products, title, lead, runningHead, allProducts }: FeaturedProductsProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      {runningHead && <RunningHead label="Featured products" fact="Bars show clean air delivery, to scale" />}
      <SplitHead id={headingId} title={title} lead={lead} />
      <div className={styles.range} role="region" aria-label="Featured products">
        <ul className={styles.cards}>
          {products.map((product) => (
            <FeaturedCard key={product.slug} product={product} />
          ))}
        </ul>
      </div>
      {allProducts && (
        <ButtonLink to={href('shop')} look="line" arrow className={styles.all ?? ''}>
          All Products
        </ButtonLink>
      )}
    </Section>
  );
}
