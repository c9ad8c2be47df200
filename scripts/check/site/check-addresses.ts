import { siteAddresses } from '../../../src/lib/links/site-addresses';
import { attribute } from './page-facts';
import type { BuiltSite } from './read-site';

const neededFiles = ['404.html', 'sitemap.xml', 'robots.txt', 'favicon.ico', 'site.webmanifest'];

/** Every route has its file, redirects lead on, and the files that hosts and browsers ask for exist. */
export function checkAddresses({ pages, files, folder }: BuiltSite): string[] {
  const problems: string[] = [];
  for (const { path, redirectTo: target } of siteAddresses()) {
    const page = pages.find((candidate) => candidate.path === path);
    if (!page) problems.push(`${path} has no HTML file`);
    else if (page.isRedirect !== Boolean(target)) problems.push(`${page.file} ${target ? 'must' : 'must not'} lead on`);
    else if (target && !attribute(page, 'meta[http-equiv=refresh]', 'content').endsWith(`url=${folder}${target}`))
      problems.push(`${page.file} must lead to ${target}`);
  }
  for (const file of neededFiles) if (!files.has(file)) problems.push(`${file} is missing`);
  return problems;
}
