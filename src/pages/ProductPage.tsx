import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { PageHead } from '@/components/ui/PageHead';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { NearestProducts } from '@/features/shop/NearestProducts';
import { ProductHero } from '@/features/product/ProductHero';
import { PriceRequestTrigger } from '@/features/enquiry/request/PriceRequestTrigger';
import { GalleryWithModel } from '@/features/viewer/viewer/GalleryWithModel';
import { useLoaded } from '@/hooks/use-loaded';
import { href } from '@/lib/links/href';
import { NotFoundContent } from './NotFoundContent';
import { liveParts } from './live-parts';

type ProductViewProps = { product: Product };

function ProductView({ product }: ProductViewProps) {
  const firstOrder = useRef<HTMLDivElement>(null);
  return (
    <>
      <PageHead
        title={product.metaTitle}
        description={product.metaDescription}
        path={href('product', { slug: product.slug })}
        card={product.slug}
        type="product"
      />
      <ProductHero
        product={product}
        pictures={<GalleryWithModel product={product} />}
        action={<PriceRequestTrigger label="Price On Request" id="request" />}
        order={firstOrder}
      />
      {product.kind !== 'filter' && (
        <HydrateOnInteraction part={liveParts.product}>
          {(BelowFold) => <BelowFold product={product} firstOrder={firstOrder} />}
        </HydrateOnInteraction>
      )}
    </>
  );
}

/** One product by its slug; an unknown slug gives the not-found page with the nearest names. */
export function ProductPage() {
  const { slug = '' } = useParams();
  // No hook may follow: see useLoaded.
  const product = useLoaded(loadProduct(slug));
  if (product) return <ProductView key={product.slug} product={product} />;
  return (
    <NotFoundContent>
      <NearestProducts typed={slug} />
    </NotFoundContent>
  );
}
