import type { MediaObject, Offer, Product as ProductThing, PropertyValue, _3DModel } from 'schema-dts';
import { company } from '@/config/company';
import { modelFile } from '@/data/model-file';
import type { Filter, Product } from '@/data/products/product';
import { productReadings } from '@/data/products/product-readings';
import { specificationRows } from '@/data/products/specification-rows';
import { href } from '@/lib/links/href';
import { siteUrl } from '@/lib/links/site-url';
import { fileUrl, pictureUrl } from './file-address';
import { organizationReference } from './organization';
import { propertyValue } from './property-value';

/** Rows that Product has properties for. */
const labelsInText = ['Model', 'Category', 'Brand'];

function properties(product: Product): PropertyValue[] {
  const figures =
    product.kind === 'filter'
      ? productReadings(product).map(({ label, value, unit }) => ({ label, value: `${value} ${unit}` }))
      : specificationRows(product).filter(
          ({ isEstimated, label, topic }) => !isEstimated && !topic && !labelsInText.includes(label),
        );
  return figures.map(({ label, value }) => propertyValue(label, value));
}

function offer(url: string, pricePence: number): Offer {
  const price = (pricePence / 100).toFixed(2) as `${number}`;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'GBP',
      valueAddedTaxIncluded: true,
    },
    seller: organizationReference(),
  };
}

function machine(filter: Filter): ProductThing {
  const { name, slug } = filter.machine;
  return { '@type': 'Product', name, url: siteUrl(href('product', { slug })) };
}

function model3D({ slug, name }: Product): _3DModel {
  const file = (type: 'glb' | 'usdz', encodingFormat: string): MediaObject => ({
    '@type': 'MediaObject',
    contentUrl: fileUrl(modelFile(slug, type)),
    encodingFormat,
  });
  return {
    '@type': '3DModel',
    name: `${name} in 3D`,
    encoding: [file('glb', 'model/gltf-binary'), file('usdz', 'model/vnd.usdz+zip')],
  };
}

/** A product, with an offer if the page shows a price, never with a rating. */
export function productThing(product: Product): ProductThing {
  const { name, slug, gain, shortDescription, category, gallery, pricePence } = product;
  const url = siteUrl(href('product', { slug }));
  return {
    '@type': 'Product',
    name,
    url,
    description: `${gain} ${shortDescription}`,
    category,
    brand: { '@type': 'Brand', name: product.kind === 'bottle' ? product.brand : company.brand },
    image: gallery.map(({ picture }) => pictureUrl(picture)),
    additionalProperty: properties(product),
    ...(product.kind === 'filter' ? { isAccessoryOrSparePartFor: machine(product) } : { subjectOf: model3D(product) }),
    ...(pricePence !== undefined && { offers: offer(url, pricePence) }),
  };
}
