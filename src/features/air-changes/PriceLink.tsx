import { SiteLink } from '@/components/ui/SiteLink';
import type { CalculatorModel } from '@/domain/machines';
import { priceRequestUrl } from '@/lib/price-request-url';
import styles from './PriceLink.module.scss';

export type PriceLinkProps = { model: CalculatorModel };

/** Leads to the price request of one machine. */
export function PriceLink({ model: { name, slug } }: PriceLinkProps) {
  return (
    <SiteLink to={priceRequestUrl(slug, 1)} className={styles.link}>
      Ask for a price <span className="visually-hidden">of one {name}</span>
    </SiteLink>
  );
}
