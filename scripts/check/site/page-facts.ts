import type { BuiltPage, BuiltSite } from './read-site';

/** The pages that show something: all but those that only lead on. */
export function shownPages({ pages }: BuiltSite): BuiltPage[] {
  return pages.filter(({ isRedirect }) => !isRedirect);
}

/** An attribute of the first element that a selector finds, '' where there is none. */
export function attribute({ document }: BuiltPage, selector: string, name: string): string {
  return document.querySelector(selector)?.getAttribute(name) ?? '';
}

export function isNoindex(page: BuiltPage): boolean {
  return attribute(page, 'meta[name=robots]', 'content').includes('noindex');
}

/** The pages that search engines are to list: each once, `/home` being the home page. */
export function indexedPages(site: BuiltSite): BuiltPage[] {
  return shownPages(site).filter((page) => !isNoindex(page) && page.path !== '/home');
}

/** The one address of a page: absolute, without a closing slash but for the home page's; `/home` is the home page. */
export function canonicalUrl({ siteUrl }: BuiltSite, { path }: BuiltPage): string {
  return siteUrl + (path === '/home' ? '/' : path);
}

/** A text as a reader takes it: every run of white space, a no-break one too, is a space. */
export function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

const texts = new WeakMap<BuiltPage, string>();

const blocks = 'p, li, dt, dd, div, h1, h2, h3, h4, h5, h6, td, th, figcaption, summary, section, button';

/** Ends a word where a block ends, so that "10" in one cell and "10" in the next are not one figure. */
export function endWords(body: HTMLElement): void {
  body.querySelectorAll(blocks).forEach((element) => element.append(' '));
}

/** All that a page says, opened or folded away, without its scripts. A block ends a word. */
export function pageText(page: BuiltPage): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const body = page.document.body.cloneNode(true) as HTMLElement;
  body.querySelectorAll('script, style').forEach((element) => element.remove());
  endWords(body);
  const text = plain(body.textContent ?? '');
  texts.set(page, text);
  return text;
}
