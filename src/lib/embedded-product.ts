/** The element of a product's built page that holds what the page shows; `data-slug` says of which product. */
export const embeddedProductId = 'product';

/** The product that came with the page, so that its first view waits for nothing; undefined on every other page. */
export function embeddedProduct<Product>(slug: string): Product | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(embeddedProductId);
  return element?.dataset.slug === slug ? (JSON.parse(element.textContent) as Product) : undefined;
}
