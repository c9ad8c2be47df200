import Container from 'react-bootstrap/Container';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { calculatorModels } from '@/domain/machines';
import type { Bottle, Purifier } from '@/data/products/product';
import { compareUrl } from '@/lib/links/compare-url';
import { countWord } from '@/lib/format/count-word';
import styles from './CompareWith.module.scss';

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

/** Links from a product to its comparisons. */
export function CompareWith({ product }: CompareWithProps) {
  return (
    <Container fluid="xxl">
      <nav className={styles.links} aria-label={`Compare ${product.model}`}>
        <b>Compare with</b>
        {others(product).map(({ name, slugs }) => (
          <ArrowLink key={name} to={compareUrl(slugs)} arrow={false}>
            {name}
          </ArrowLink>
        ))}
      </nav>
    </Container>
  );
}
