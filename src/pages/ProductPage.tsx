import { useParams } from 'react-router-dom';
import { Late } from '@/components/ui/Late';
import { PageHead } from '@/components/ui/PageHead';
import { loadProduct } from '@/data/products/load-product';
import { NearestProducts } from '@/features/catalogue/NearestProducts';
import { ProductHero } from '@/features/catalogue/ProductHero';
import { PriceRequestButton } from '@/features/enquiry/PriceRequestButton';
import { useLoaded } from '@/hooks/use-loaded';
import { href } from '@/lib/href';
import { NotFoundContent } from './NotFoundContent';
import { ProductDetail } from './ProductDetail';

/** One product by the slug of the address; where there is none, the not-found page with the nearest names. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const product = useLoaded(loadProduct(slug));
  if (!product) {
    return (
      <NotFoundContent>
        <NearestProducts typed={slug} />
      </NotFoundContent>
    );
  }
  const { model, picture, category, shopLine } = product;
  const detail = product.kind === 'purifier' ? shopLine : category;
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
        key={product.slug}
        product={product}
        action={<PriceRequestButton product={{ slug: product.slug, model, picture, detail }} />}
      />
      <Late>
        <ProductDetail key={`detail of ${product.slug}`} product={product} />
      </Late>
    </>
  );
}
