/** Id of the script element with the page's product; `data-slug` names the product. */
export const embeddedProductId = 'product';

/** The product embedded in the page; undefined on other pages. */
export function embeddedProduct<Product>(slug: string): Product | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById(embeddedProductId);
  return element?.dataset.slug === slug ? (JSON.parse(element.textContent) as Product) : undefined;
}
