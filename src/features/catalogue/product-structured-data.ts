import type { BreadcrumbList, Product as ProductThing, PropertyValue, WithContext } from 'schema-dts';
import { company } from '@/config/company';
import type { Product } from '@/data/products/product';
import { breadcrumbList } from '@/lib/breadcrumb-data';
import { breadcrumbTrail } from '@/lib/breadcrumb-trail';
import { href } from '@/lib/href';
import { siteUrl } from '@/lib/site-url';
import { specificationRows } from './specification-rows';

/** Figures that stand in for others are kept out of what search engines are told. */
function properties(product: Product): PropertyValue[] {
  return specificationRows(product)
    .filter(({ isIndicative, label }) => !isIndicative && label !== 'Model' && label !== 'Category')
    .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value }));
}

/** The product for search engines: an offer only where its price stands on the page, and no rating. */
export function productThing(product: Product): WithContext<ProductThing> {
  const url = siteUrl(href('product', { slug: product.slug }));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.model,
    url,
    description: product.shortDescription,
    category: product.category,
    brand: { '@type': 'Brand', name: company.brand },
    image: siteUrl(`/cards/${product.slug}.jpg`),
    additionalProperty: properties(product),
    ...(product.pricePence && {
      offers: {
        '@type': 'Offer',
        url,
        price: (product.pricePence / 100).toFixed(2),
        priceCurrency: 'GBP',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: (product.pricePence / 100).toFixed(2),
          priceCurrency: 'GBP',
          valueAddedTaxIncluded: true,
        },
      },
    }),
  };
}

/** The way from the home page to a product, for search engines. */
export function productBreadcrumb({ slug, model }: Product): WithContext<BreadcrumbList> {
  return breadcrumbList([...breadcrumbTrail('product'), { label: model, to: href('product', { slug }) }]);
}
