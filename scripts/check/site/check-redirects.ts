import type { BuiltSite } from './read-site';
import { attribute } from './page-facts';

/** Each redirect leads to a page, and its link and canonical address name the same. */
export function checkRedirects({ pages, siteUrl, folder }: BuiltSite): string[] {
  return pages
    .filter(({ isRedirect }) => isRedirect)
    .flatMap((page) => {
      const target = /^0; url=(.+)$/.exec(attribute(page, 'meta[http-equiv=refresh]', 'content'))?.[1] ?? '';
      const path = target.slice(folder.length) || '/';
      const problems = pages.some((each) => each.path === path && !each.isRedirect)
        ? []
        : [`leads to "${target}", which is no page`];
      if (attribute(page, 'link[rel=canonical]', 'href') !== siteUrl + path)
        problems.push('its canonical address is not its target');
      if (attribute(page, 'body a', 'href') !== target) problems.push('its link does not lead to its target');
      return problems.map((problem) => `${page.file}: ${problem}`);
    });
}
