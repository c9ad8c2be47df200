import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { SiteLink } from '@/components/ui/SiteLink';
import { care } from '@/data/products/care';
import type { Product } from '@/data/products/product';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { keepUnits } from '@/lib/keep-units';
import { money } from '@/lib/money';
import { roomsUpToBasis } from '@/domain/sizing';
import { FilterDrawing } from './FilterDrawing';
import { FilterFacts } from './FilterFacts';
import { OrderNote } from './OrderNote';
import { landOn } from './picture-flight';
import styles from './ProductHero.module.scss';
import { productReadings } from './product-readings';
import { Readings } from './Readings';
import { FilterReminder } from './running-cost/FilterReminder';
import { SizingLine } from './SizingLine';

export type ProductHeroProps = {
  product: Product;
  /** The pictures of it. */
  pictures: ReactNode;
  /** The button that asks for a price. */
  action: ReactNode;
  /** Where price and button stand. */
  order?: RefObject<HTMLDivElement | null>;
};

/** Pictures that bleed off the left edge, and beside them what the product is, its price and its figures. */
export function ProductHero({ product, pictures, action, order }: ProductHeroProps) {
  const { model, category, shortDescription, pricePence } = product;
  const place = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const first = place.current?.querySelector('img');
    if (first) landOn(first);
  }, []);

  return (
    <header className={`${styles.hero} ${styles[product.kind] ?? ''}`}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div ref={place} className={styles.pictures}>
          {pictures}
        </div>
        <div className={styles.text}>
          <Breadcrumb trail={breadcrumbTrail('product')} current={model} />
          <h1>{model}</h1>
          <p className={styles.category}>Category: {category}</p>
          <p className="lead">{keepUnits(shortDescription)}</p>
          {product.kind === 'filter' && <FilterFacts filter={product} />}
          <div ref={order} className={styles.order}>
            {pricePence && (
              <p className={styles.price}>
                <span className="num">{money(pricePence)}</span>
                <small>including VAT</small>
              </p>
            )}
            {action}
          </div>
          <p className="small muted mb-0">
            <OrderNote pricePence={pricePence} /> {care.delivery}{' '}
            <SiteLink to={href('delivery')}>Delivery, returns and warranty</SiteLink>
          </p>
          {product.kind === 'purifier' && <SizingLine room={product.room} />}
          <Readings readings={productReadings(product)} />
          {product.kind === 'filter' && <FilterReminder machine={product.machine.model} filter={model} />}
          {product.kind === 'purifier' && (
            <p className={`fine muted ${styles.basis}`}>
              {keepUnits(roomsUpToBasis)} <EvidenceLink line="airflow">Rated and tested airflow</EvidenceLink>
            </p>
          )}
        </div>
        {product.kind === 'filter' && (
          <div className={styles.drawing}>
            <FilterDrawing filter={product} />
          </div>
        )}
      </Container>
    </header>
  );
}
