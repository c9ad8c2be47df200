import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { Gallery } from '@/components/widgets/Gallery';
import { company } from '@/config/company';
import { care } from '@/data/products/care';
import type { Product } from '@/data/products/product';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { keepUnits } from '@/lib/keep-units';
import { money } from '@/lib/money';
import { FilterFacts } from './FilterFacts';
import styles from './ProductHero.module.scss';
import { productReadings } from './product-readings';
import { Readings } from './Readings';

export type ProductHeroProps = {
  product: Product;
  /** The button that asks for a price. */
  action: ReactNode;
};

/** Pictures that bleed off the left edge, and beside them what the product is, its three figures and its price. */
export function ProductHero({ product, action }: ProductHeroProps) {
  const { model, category, shortDescription, gallery, pricePence } = product;
  return (
    <header className={`${styles.hero} ${styles[product.kind] ?? ''}`}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div className={styles.pictures}>
          <Gallery label={`Pictures of ${model}`} pictures={gallery} />
        </div>
        <div className={styles.text}>
          <Breadcrumb trail={breadcrumbTrail('product')} current={model} />
          <h1>{model}</h1>
          <p className={styles.category}>Category: {category}</p>
          <p className="lead">{keepUnits(shortDescription)}</p>
          {product.kind === 'filter' && <FilterFacts filter={product} />}
          <Readings readings={productReadings(product)} />
          <div className={styles.order}>
            {pricePence && (
              <p className={styles.price}>
                <span className="num">{money(pricePence)}</span>
                <small>including VAT</small>
              </p>
            )}
            {action}
          </div>
          <p className="small muted mb-0">
            {company.reply} {care.delivery}
          </p>
        </div>
      </Container>
    </header>
  );
}
