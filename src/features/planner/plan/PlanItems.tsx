import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { FormControl } from '@/components/forms/FormControl';
import { productSlugs, type ProductSlug } from '@/config/product-slugs';
import { catalogue } from '@/data/products/catalogue';
import type { PlanItem } from '@/domain/plan/plan';
import { maxUnits } from '@/lib/links/price-request-url';
import { listPrice } from '@/lib/format/money';
import { itemName, itemPricePence } from './plan-totals';
import styles from './Plan.module.scss';

type PlanItemsProps = {
  items: readonly PlanItem[];
  /** Undefined for the read-only products of a link. */
  onSet?: ((slug: ProductSlug, number: number, name: string) => void) | undefined;
};

/** Filters, bottles and meters that go with a plan. */
export function PlanItems({ items, onSet }: PlanItemsProps) {
  const id = useId();
  const offered = productSlugs.filter((slug) => !items.some((item) => item.slug === slug));
  const [picked, setPicked] = useState<ProductSlug>('gen-x-filter');
  const chosen = offered.includes(picked) ? picked : offered[0];
  return (
    <>
      {items.length > 0 && (
        <ul className={`plain-list mt-3 border-bottom bg-white ${styles.wide} ${styles.items}`}>
          {items.map((item) => {
            const pricePence = itemPricePence(item);
            const name = itemName(item);
            return (
              <li key={item.slug}>
                {onSet ? (
                  <ItemNumber item={item} name={name} onSet={(number) => onSet(item.slug, number, name)} />
                ) : (
                  <span className="num">{item.number} ×</span>
                )}
                <span>{name}</span>
                <span className="num">{listPrice(pricePence)}</span>
                {onSet && (
                  <button
                    type="button"
                    className="p-0 border-0 bg-transparent"
                    aria-label={`Remove ${name}`}
                    onClick={() => onSet(item.slug, 0, name)}
                  >
                    <X size={20} strokeWidth={1.5} aria-hidden="true" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {onSet && chosen && (
        <div className="d-flex flex-wrap gap-2 align-items-center mt-3">
          <label htmlFor={id} className="form-label w-100 m-0">
            Add filters, a bottle or a meter
          </label>
          <FormControl
            as="select"
            id={id}
            className={`min-w-0 w-auto ${styles.select}`}
            value={chosen}
            onChange={(slug) => setPicked(slug as ProductSlug)}
          >
            {catalogue
              .filter(({ slug }) => offered.includes(slug))
              .map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
          </FormControl>
          <button type="button" className="btn btn-line" onClick={() => onSet(chosen, 1, itemName({ slug: chosen }))}>
            Add
          </button>
        </div>
      )}
    </>
  );
}

type ItemNumberProps = { item: PlanItem; name: string; onSet: (number: number) => void };

/** Sets the number once the field is left; anything but 1 to 999 puts the old one back. */
function ItemNumber({ item, name, onSet }: ItemNumberProps) {
  const [typed, setTyped] = useState(String(item.number));
  const [known, setKnown] = useState(item.number);
  if (known !== item.number) {
    setKnown(item.number);
    setTyped(String(item.number));
  }
  const number = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0;

  function leave() {
    if (number < 1 || number > maxUnits) setTyped(String(item.number));
    else if (number !== item.number) onSet(number);
  }

  return (
    <FormControl
      aria-label={`Number of ${name}`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      className="num"
      value={typed}
      onChange={setTyped}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Enter' && leave()}
    />
  );
}
