import { attribute, canonicalUrl, checkEachPage, isNoindex } from './page-facts';

const keptFrom = ['/404', '/search'];

/** Each page names its one canonical address; pages that are kept from search engines name none. */
export const checkCanonical = checkEachPage((page, site) => {
  const problems: string[] = [];
  if (page.document.querySelectorAll('meta[name=robots]').length > 1) problems.push('has two robots tags');
  const links = page.document.querySelectorAll('link[rel=canonical]');
  const canonical = attribute(page, 'head > link[rel=canonical]', 'href');
  if (keptFrom.includes(page.path)) {
    if (!isNoindex(page)) problems.push('must be noindex');
    if (links.length > 0) problems.push('must name no canonical address');
  } else {
    if (isNoindex(page)) problems.push('must not be noindex');
    if (links.length !== 1) problems.push(`names ${links.length} canonical addresses instead of one`);
    if (canonical !== canonicalUrl(site, page))
      problems.push(`its canonical address is "${canonical}" instead of ${canonicalUrl(site, page)}`);
  }
  return problems;
});
