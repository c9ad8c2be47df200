import { type ReactNode, type RefObject, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatNotedFilterSet } from '@/data/filter-prices';
import type { ProductSummary } from '@/data/products/product';
import { delivery } from '@/data/products/delivery';
import { withoutVat } from '@/data/vat';
import { money, priceOnRequest } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './ProductEnd.module.scss';

type ProductEndProps = {
  product: ProductSummary;
  action: ReactNode;
  sectionRef: RefObject<HTMLDivElement | null>;
  /** Other products. */
  related: ReactNode;
};

/** The end of a product page: price, way to a quote, and what belongs to the product. */
export function ProductEnd({ product, action, sectionRef, related }: ProductEndProps) {
  const { kind, name, pricePence } = product;
  const price =
    kind === 'filter' ? formatNotedFilterSet(product.fits) : pricePence ? money(pricePence) : priceOnRequest;
  const headingId = useId();
  // The footer, next below, has the telephone number.
  return (
    <div ref={sectionRef} className="d-print-none">
      <Section background="porcelain" isShort labelledBy={headingId}>
        <Row className="gy-4">
          <Col lg={6}>
            <h2 data-aos="fade-up" id={headingId} className="mb-2">
              {`${name}, `}
              <span className="text-nowrap">{price}</span>
            </h2>
            <p className="small muted mb-0">
              {kind === 'filter' && 'Including VAT (sample). '}
              {pricePence && `Including VAT (${money(withoutVat(pricePence))} + VAT). `}
              {kind === 'filter' ? delivery.priceLine : delivery.priceAndWarrantyLine}{' '}
              <SiteLink to={href('delivery')} className="d-inline-block py-1">
                Delivery, returns and warranty
              </SiteLink>
            </p>
            <div className={styles.action}>{action}</div>
          </Col>
          <Col lg={6}>{related}</Col>
        </Row>
      </Section>
    </div>
  );
}
