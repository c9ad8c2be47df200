import type { BuiltSite } from './read-site';
import { canonicalUrl, indexedPages, visiblePages } from './page-facts';
import { textOf, thingsOf, valuesOf, withParts } from './things';

const pageProperties = ['@id', 'url', 'item', 'mainEntityOfPage'];
const fileProperties = ['image', 'logo', 'thumbnailUrl', 'contentUrl'];
const videoHost = 'https://www.youtube-nocookie.com/embed/';

/** Addresses in structured data lead to pages and files of the site. */
export function checkStructuredDataAddresses(site: BuiltSite): string[] {
  const canonical = new Set(indexedPages(site).map((page) => canonicalUrl(site, page)));
  // A media host serves the same files.
  const isFile = (url: string) =>
    url.startsWith('https://') && [...site.files].some((file) => url.endsWith(`/${file}`));
  return visiblePages(site).flatMap((page) => {
    const parts = thingsOf(page).flatMap(withParts);
    return parts.flatMap((thing) => {
      const type = textOf(thing, '@type');
      const wrong = (properties: string[], isRight: (url: string) => boolean, what: string) =>
        properties.flatMap((property) =>
          valuesOf(thing, property)
            .map(String)
            .filter((url) => !isRight(url))
            .map((url) => `${page.file}: ${type}.${property} "${url}" is ${what}`),
        );
      return [
        ...wrong(pageProperties, (url) => canonical.has(url.replace(/#.*$/, '')), 'no canonical address of the site'),
        ...wrong(fileProperties, isFile, 'no file of the site'),
        ...wrong(['embedUrl'], (url) => url.startsWith(videoHost), 'not on the video host'),
        ...wrong(['sameAs'], (url) => /^https:\/\/[^/]+\/\S+/.test(url), 'nobody’s profile'),
      ];
    });
  });
}
