import type { BuiltPage } from '../read-site';
import { pageText, plain } from '../page-facts';

/** Those of some texts that do not stand on the page, each as a problem. @param name what says the text */
export function unseen(page: BuiltPage, name: string, texts: readonly string[]): string[] {
  const seen = pageText(page).toLowerCase();
  return texts
    .filter((text) => !seen.includes(plain(text).toLowerCase()))
    .map((text) => `${name} "${text}" is not on the page`);
}

/** A name that has to be the page's h1. */
export function notHeading(page: BuiltPage, name: string, text: string): string[] {
  const heading = plain(page.document.querySelector('h1')?.textContent ?? '');
  return text === heading ? [] : [`${name} "${text}" is not its h1 "${heading}"`];
}

/** Pictures that the page does not show. @param urls addresses whose last part is the file */
export function unseenPictures(page: BuiltPage, name: string, urls: readonly unknown[]): string[] {
  const shown = [...page.document.querySelectorAll('img, source')]
    .map((picture) => `${picture.getAttribute('src') ?? ''} ${picture.getAttribute('srcset') ?? ''}`)
    .join(' ');
  return urls
    .map((url) => String(url).split('/').at(-1) ?? '')
    .filter((file) => !shown.includes(`/${file}`))
    .map((file) => `${name} ${file} is not shown on the page`);
}
