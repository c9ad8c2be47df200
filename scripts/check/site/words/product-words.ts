import { grouped } from '../../../../src/lib/format/number';
import type { BuiltPage } from '../read-site';
import { plain } from '../page-facts';
import { partsOf, textOf, valuesOf, type Thing } from '../things';
import { notHeading, unseen, unseenPictures } from './seen';

/** A figure as the page prints it: "720 m³/h", "6 to 12 months". @param print how it writes a number */
function printedFigure(figure: Thing, print: (value: number) => string): string {
  const { description, value, minValue, maxValue, unitText } = figure;
  if (typeof description === 'string') return description;
  const write = (each: unknown) => (typeof each === 'number' ? print(each) : String(each));
  const number = value === undefined ? `${write(minValue)} to ${write(maxValue)}` : write(value);
  return unitText ? `${number} ${String(unitText)}` : number;
}

function figureWords(page: BuiltPage, figure: Thing): string[] {
  const asPrinted = unseen(page, 'PropertyValue', [printedFigure(figure, grouped)]);
  const ungrouped = unseen(page, 'PropertyValue', [printedFigure(figure, String)]);
  return [...unseen(page, 'PropertyValue', [textOf(figure, 'name')]), ...(ungrouped.length > 0 ? asPrinted : [])];
}

/** The price of the product itself is the one that stands with "including VAT"; no price, no offer. */
function offerWords(page: BuiltPage, product: Thing): string[] {
  const main = plain(page.document.querySelector('main')?.textContent ?? '');
  const [, shown] = /£([\d,]+(?:\.\d\d)?) ?including VAT/.exec(main) ?? [];
  const printed = shown === undefined ? '' : Number(shown.replaceAll(',', '')).toFixed(2);
  const prices = partsOf(product, 'offers').flatMap((offer) =>
    [offer, ...partsOf(offer, 'priceSpecification')].map((each) => textOf(each, 'price')),
  );
  if (prices.length === 0) return printed ? [`shows £${printed}, but its mark-up makes no offer`] : [];
  return prices
    .filter((price) => price !== printed)
    .map((price) => `an offer of £${price}, but the page shows "${printed}"`);
}

/** A product in the words, figures, pictures and price of its page. */
export function productWords(page: BuiltPage, product: Thing): string[] {
  const brands = partsOf(product, 'brand').map((brand) => textOf(brand, 'name'));
  return [
    ...notHeading(page, 'Product', textOf(product, 'name')),
    ...unseen(page, 'Product', [textOf(product, 'description'), `Category: ${textOf(product, 'category')}`]),
    ...unseen(page, 'Brand', brands),
    ...unseenPictures(page, 'Product.image', valuesOf(product, 'image')),
    ...partsOf(product, 'additionalProperty').flatMap((figure) => figureWords(page, figure)),
    ...offerWords(page, product),
  ];
}
