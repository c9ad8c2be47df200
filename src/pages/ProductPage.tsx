import { useRef } from 'react';
import { useParams } from 'react-router-dom';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { PageHead } from '@/components/ui/PageHead';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { NearestProducts } from '@/features/catalogue/NearestProducts';
import { OrderAgain } from '@/features/catalogue/OrderAgain';
import { OrderBar, type OrderBarProps } from '@/features/catalogue/OrderBar';
import { ProductHero } from '@/features/catalogue/ProductHero';
import { PriceRequest } from '@/features/enquiry/PriceRequest';
import { usePriceRequest } from '@/features/enquiry/price-request-context';
import { PriceRequestTrigger } from '@/features/enquiry/PriceRequestTrigger';
import { GalleryWithModel } from '@/features/viewer/viewer/GalleryWithModel';
import { useLoaded } from '@/hooks/use-loaded';
import { href } from '@/lib/links/href';
import { NotFoundContent } from './NotFoundContent';
import { ProductDetail } from './ProductDetail';

/** Hides the bar while the price request is open. */
function ProductOrderBar(bar: Omit<OrderBarProps, 'action' | 'isAway'>) {
  const { isOpen } = usePriceRequest();
  return <OrderBar {...bar} action={<PriceRequestTrigger />} isAway={isOpen} />;
}

type ProductViewProps = { product: Product };

function ProductView({ product }: ProductViewProps) {
  const [firstOrder, lastOrder] = [useRef<HTMLDivElement>(null), useRef<HTMLElement>(null)];
  const { model, picture, category, shopLine, pricePence } = product;
  const detail = product.kind === 'purifier' ? shopLine : category;
  return (
    <PriceRequest key={product.slug} product={{ slug: product.slug, model, picture, detail }}>
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
        action={<PriceRequestTrigger id="request" />}
        order={firstOrder}
      />
      {/* The page of a filter is only its hero, so the order button is always near. */}
      {product.kind !== 'filter' && (
        <HydrateOnInteraction>
          <ProductDetail product={product} />
          <OrderAgain
            model={model}
            pricePence={pricePence}
            action={<PriceRequestTrigger label="Ask for a price" />}
            place={lastOrder}
          />
          <ProductOrderBar model={model} pricePence={pricePence} first={firstOrder} last={lastOrder} />
        </HydrateOnInteraction>
      )}
    </PriceRequest>
  );
}

/** One product by its slug; an unknown slug gives the not-found page with the nearest names. */
export function ProductPage() {
  const { slug = '' } = useParams();
  // No hook may follow: see useLoaded.
  const product = useLoaded(loadProduct(slug));
  if (product) return <ProductView product={product} />;
  return (
    <NotFoundContent>
      <NearestProducts typed={slug} />
    </NotFoundContent>
  );
}
