import { type ReactNode, type RefObject, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { formatNotedFilterSet } from '@/data/filter-prices';
import type { ProductSummary } from '@/data/products/product';
import { delivery } from '@/data/products/delivery';
import { withoutVat } from '@/data/vat';
import { lowerFirst } from '@/lib/format/count-word';
import { listPrice, money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './QuoteBanner.module.scss';

type QuoteBannerProps = {
  product: ProductSummary;
  action: ReactNode;
  sectionRef: RefObject<HTMLDivElement | null>;
};

/** The product with its price, and the way to a quote, before the footer. */
export function QuoteBanner({ product, action, sectionRef }: QuoteBannerProps) {
  const { kind, name, pricePence } = product;
  const price = kind === 'filter' ? formatNotedFilterSet(product.fits) : lowerFirst(listPrice(pricePence));
  const headingId = useId();
  return (
    <div ref={sectionRef} className="d-print-none">
      <Section isShort labelledBy={headingId}>
        <div className={`align-items-center ${styles.row}`}>
          <div>
            <h2 data-aos="fade-up" id={headingId} className="title mb-2">
              {name}, {price}
            </h2>
            <p className="small muted mb-0">
              {kind === 'filter' && 'Including VAT (sample). '}
              {pricePence && `Including VAT (${money(withoutVat(pricePence))} + VAT). `}
              {kind === 'filter' ? delivery.priceLine : delivery.priceAndWarrantyLine}{' '}
              <SiteLink to={href('delivery')} className="d-inline-block py-1">
                Delivery, returns and warranty
              </SiteLink>
            </p>
          </div>
          {/* The footer, next below, has the telephone number. */}
          {action}
        </div>
      </Section>
    </div>
  );
}
