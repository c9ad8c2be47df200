import type { BuiltSite } from './read-site';
import { attribute, canonicalUrl, isNoindex, shownPages } from './page-facts';

const keptFrom = ['/404', '/search'];

export function checkCanonical(site: BuiltSite): string[] {
  return shownPages(site).flatMap((page) => {
    const { document, file, path } = page;
    const problems: string[] = [];
    if (document.querySelectorAll('meta[name=robots]').length > 1) problems.push('has two robots tags');
    const links = document.querySelectorAll('link[rel=canonical]');
    const canonical = attribute(page, 'head > link[rel=canonical]', 'href');
    if (keptFrom.includes(path)) {
      if (!isNoindex(page)) problems.push('must be noindex');
      if (links.length > 0) problems.push('must name no canonical address');
    } else {
      if (isNoindex(page)) problems.push('must not be noindex');
      if (links.length !== 1) problems.push(`names ${links.length} canonical addresses instead of one`);
      if (canonical !== canonicalUrl(site, page))
        problems.push(`its canonical address is "${canonical}" instead of ${canonicalUrl(site, page)}`);
    }
    return problems.map((problem) => `${file}: ${problem}`);
  });
}
