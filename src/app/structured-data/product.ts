import type { MediaObject, Offer, Product as ProductThing, PropertyValue, _3DModel } from 'schema-dts';
import { company } from '@/config/company';
import { modelFile } from '@/data/model-file';
import type { Filter, Product } from '@/data/products/product';
import { productReadings } from '@/features/catalogue/product-readings';
import { specificationRows } from '@/features/catalogue/specification/specification-rows';
import { href } from '@/lib/href';
import { siteUrl } from '@/lib/site-url';
import { fileUrl, pictureUrl } from './file-address';
import { organizationReference } from './organization';
import { propertyValue } from './property-value';

/** Rows of the specification that Product has a property of its own for. */
const told = ['Model', 'Category', 'Brand'];

/**
 * The figures that the product's page prints. Those that stand in for others are kept out, and so is what needs a note
 * to be understood. The page of a filter has no specification: its figures are those under its description.
 */
function properties(product: Product): PropertyValue[] {
  const figures =
    product.kind === 'filter'
      ? productReadings(product)
          .filter(({ note }) => !note)
          .map(({ label, value, unit }) => ({ label, value: `${value} ${unit}` }))
      : specificationRows(product).filter(({ isIndicative, label }) => !isIndicative && !told.includes(label));
  return figures.map(({ label, value }) => propertyValue(label, value));
}

/** The price as the page prints it: pounds, VAT included. */
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
  const { model, slug } = filter.machine;
  return { '@type': 'Product', name: model, url: siteUrl(href('product', { slug })) };
}

/** The model that the page lets one turn, in both its forms. */
function model3D({ slug, model }: Product): _3DModel {
  const file = (type: 'glb' | 'usdz', encodingFormat: string): MediaObject => ({
    '@type': 'MediaObject',
    contentUrl: fileUrl(modelFile(slug, type)),
    encodingFormat,
  });
  return {
    '@type': '3DModel',
    name: `${model} in 3D`,
    encoding: [file('glb', 'model/gltf-binary'), file('usdz', 'model/vnd.usdz+zip')],
  };
}

/** A product: an offer only where its price stands on the page, and never a rating. */
export function productThing(product: Product): ProductThing {
  const { model, slug, shortDescription, category, gallery, pricePence } = product;
  const url = siteUrl(href('product', { slug }));
  return {
    '@type': 'Product',
    name: model,
    url,
    description: shortDescription,
    category,
    brand: { '@type': 'Brand', name: product.kind === 'bottle' ? product.brand : company.brand },
    image: gallery.map(({ picture }) => pictureUrl(picture)),
    additionalProperty: properties(product),
    ...(product.kind === 'filter' ? { isAccessoryOrSparePartFor: machine(product) } : { subjectOf: model3D(product) }),
    ...(pricePence !== undefined && { offers: offer(url, pricePence) }),
  };
}
