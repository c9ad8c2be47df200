import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, pagePart } from '@/boot/page-part';
import { PageHead } from '@/components/ui/PageHead';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { ProductHero } from '@/features/product/ProductHero';
import { PriceRequestTrigger } from '@/features/enquiry/request/PriceRequestTrigger';
import { GalleryWithModel } from '@/features/viewer/viewer/GalleryWithModel';
import { useLoaded } from '@/boot/use-loaded';
import { href } from '@/lib/links/href';

const livePart = pagePart(['src/pages/ProductBelowFold.tsx'], () =>
  import('./ProductBelowFold').then((m) => m.ProductBelowFold),
);
const staticPart = pagePart(['src/pages/ProductSections.tsx'], () => import('./ProductSections'));

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
        <HydrateOnInteraction part={livePart}>
          {(BelowFold) => <BelowFold product={product} sections={staticPart} firstOrder={firstOrder} />}
        </HydrateOnInteraction>
      )}
    </>
  );
}

/** One product by its slug; `matchRoute` shows the not-found page for an unknown one. */
function ProductPage() {
  const { slug = '' } = useParams();
  const product = useLoaded(loadProduct(slug));
  return product && <ProductView key={product.slug} product={product} />;
}

export const page = (): PageContent => ({ Page: ProductPage, livePart, staticPart });
