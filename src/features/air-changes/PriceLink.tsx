import { SiteLink } from '@/components/ui/SiteLink';
import { airChangeTargets, type CalculatorModel } from '@/config/calculator-models';
import { unitsForOptimum } from '@/lib/air-changes';
import { grouped } from '@/lib/number';
import { mostUnits, priceRequestHref } from '@/lib/price-request-href';
import styles from './PriceLink.module.scss';

export type PriceLinkProps = { model: CalculatorModel; volumeM3: number };

/** Leads to the model's price request, started with the units that bring the room to the optimum. */
export function PriceLink({ model: { name, measuredCadrM3PerHour, slug }, volumeM3 }: PriceLinkProps) {
  const units = unitsForOptimum(measuredCadrM3PerHour, volumeM3);
  // A hall that would take a thousand of them wants another machine.
  if (units > mostUnits) return null;
  const need = `${grouped(units)} ${units === 1 ? 'unit' : 'units'} for ${airChangeTargets.optimum} ACH`;
  return (
    <SiteLink to={priceRequestHref(slug, units)} className={styles.link}>
      Ask for a price{' '}
      <span className="visually-hidden">
        of {name}, {need}
      </span>
    </SiteLink>
  );
}
