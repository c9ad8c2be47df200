import { deliveryPence } from '../../../src/data/products/delivery';
import { vatPercent } from '../../../src/data/vat';
import type { BuiltSite } from './read-site';
import { visiblePages } from './page-facts';
import { partsOf, textOf, thingsOfType } from './things';

const productLink = 'a[href*="/product-details/"]';

function productsRound(text: Node): Set<string> {
  const found = new Set<string>();
  for (let part = text.parentElement; part && found.size === 0; part = part.parentElement)
    for (const link of [part, ...part.querySelectorAll(productLink)])
      if (link.matches(productLink)) found.add(new URL(link.getAttribute('href') ?? '', 'http://site').pathname);
  return found;
}

/** Whether pence are a multiple of a price, the same with one delivery, or a price without VAT, which is rounded. */
function isPriceOf(pricePence: number, pence: number): boolean {
  const withVat = Math.round(pence * (1 + vatPercent / 100)) % pricePence;
  return (
    [pence, pence - deliveryPence].some((sum) => sum % pricePence === 0) || withVat <= 1 || withVat === pricePence - 1
  );
}

/** A price beside a product link is that product's price, or a multiple; `data-cost` marks running costs. */
export function checkPrices(site: BuiltSite): string[] {
  const pences = new Map(
    site.pages.flatMap((page) => {
      const offer = thingsOfType(page, 'Product').flatMap((product) => partsOf(product, 'offers'))[0];
      return offer ? [[site.folder + page.path, Math.round(Number(textOf(offer, 'price')) * 100)] as const] : [];
    }),
  );
  return visiblePages(site).flatMap(({ document, file }) => {
    const problems: string[] = [];
    const texts = document.createTreeWalker(document.body, 4 /* text */);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const prices = [...(text.textContent ?? '').matchAll(/£([\d,]+\.\d\d)/g)];
      if (prices.length === 0 || text.parentElement?.closest('script, [data-cost]')) continue;
      const [product = '', secondProduct] = productsRound(text);
      const pence = pences.get(product);
      if (!pence || secondProduct) continue;
      for (const [label, pounds = ''] of prices)
        if (!isPriceOf(pence, Math.round(Number(pounds.replaceAll(',', '')) * 100)))
          problems.push(`${file}: ${label} beside ${product}, which costs £${(pence / 100).toFixed(2)}`);
    }
    return problems;
  });
}
