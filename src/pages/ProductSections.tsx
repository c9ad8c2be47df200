import { achillesPair } from '@/assets/pictures/achilles-pair';
import { care } from '@/data/products/care';
import type { Bottle, Purifier } from '@/data/products/product';
import { productTile, type Tile } from '@/features/product/related-tile';
import { RelatedProducts } from '@/features/product/RelatedProducts';
import { href } from '@/lib/links/href';

export { MeterDetail } from '@/features/product/meter/MeterDetail';
export { SpecificationPanel } from '@/features/product/tabs/SpecificationPanel';

const bottleStory: Tile = {
  to: href('water'),
  title: 'How it works',
  line: 'The lamp in the cap, a day of cleaning cycles and what one bottle replaces',
  picture: achillesPair,
  alt: 'The white and the black Achilles bottle side by side',
  fills: true,
};

type PurifierPartsProps = { product: Purifier };

export function PurifierParts({ product }: PurifierPartsProps) {
  return (
    <RelatedProducts
      title="Parts for this machine"
      fact={`Change the filter every ${care.changeFilterMonths.join(' to ')} months`}
      tiles={product.parts.map(productTile)}
    />
  );
}

type AroundBottleProps = { product: Bottle };

export function AroundBottle({ product }: AroundBottleProps) {
  return <RelatedProducts title="Around the bottle" tiles={[productTile(product.otherColour), bottleStory]} />;
}
