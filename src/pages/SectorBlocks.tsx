import type { ReactNode } from 'react';
import { purifiers } from '@/data/purifiers';
import type { Sector } from '@/data/sectors/sector';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { capitalised } from '@/lib/format/count-word';

function featuredIn({ recommended }: Sector) {
  const named = recommended.map(({ model, reason }) => ({ product: purifiers[model], reason }));
  return {
    products: named.map(({ product }) => product),
    reasons: Object.fromEntries(named.map(({ product, reason }) => [product.slug, capitalised(reason)])),
  };
}

export type SectorBlocksProps = { sector: Sector; children: ReactNode };

export function SectorBlocks({ sector, children }: SectorBlocksProps) {
  return (
    <>
      <RoomPicture picture={sector.picture} />
      {children}
      <FeaturedProducts {...featuredIn(sector)} title={sector.featuredTitle} isCompact allProducts />
    </>
  );
}
