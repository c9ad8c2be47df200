import { useEffect, useId, useState } from 'react';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { href } from '@/lib/links/href';
import { nearestProducts, type ProductName } from './nearest-products';

type NearestProductsProps = {
  typed: string;
};

/** Products whose address is close to a mistyped one. */
export function NearestProducts({ typed }: NearestProductsProps) {
  const headingId = useId();
  const [nearest, setNearest] = useState<ProductName[]>([]);

  useEffect(() => {
    let isGone = false;
    import('@/data/products/catalogue')
      .then(({ catalogue }) => !isGone && setNearest(nearestProducts(catalogue, typed, 3)))
      // Falls back to the plain not-found page.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [typed]);

  if (nearest.length === 0) return null;
  return (
    <section className="mt-5" aria-labelledby={headingId}>
      <h2 id={headingId} className="item mb-3">
        Did you mean one of these?
      </h2>
      <ul className="plain-list d-flex flex-wrap column-gap-4 row-gap-2">
        {nearest.map(({ slug, name }) => (
          <li key={slug}>
            <ArrowLink to={href('product', { slug })}>{name}</ArrowLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
