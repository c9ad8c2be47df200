import { Fragment } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { calculatorModels } from '@/domain/machines';
import type { Bottle, Purifier } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import { countWord } from '@/lib/format/count-word';

export type CompareWithProps = { product: Purifier | Bottle };

function others(product: Purifier | Bottle): { name: string; slugs: readonly string[] }[] {
  if (product.kind === 'bottle') {
    return [{ name: product.otherColour.model, slugs: [product.slug, product.otherColour.slug] }];
  }
  const rest = calculatorModels.filter(({ slug }) => slug !== product.slug);
  return [
    ...rest.map(({ name, slug }) => ({ name: name.replace('GEN', 'Generation'), slugs: [product.slug, slug] })),
    { name: `all ${countWord(calculatorModels.length)}`, slugs: calculatorModels.map(({ slug }) => slug) },
  ];
}

export function CompareWith({ product }: CompareWithProps) {
  return (
    <p className="mt-4 mb-0">
      Compare with{' '}
      {others(product).map(({ name, slugs }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <SiteLink to={compareUrl(slugs)}>{name}</SiteLink>
        </Fragment>
      ))}
    </p>
  );
}
