import type { BuiltSite } from './read-site';
import { visiblePages } from './page-facts';

const host = 'http://site';

/** Pages for hosts, which no link leads to. */
const unlinked = ['/home', '/404'];

/** Links within the site lead to a page and to an anchor on it, and every page can be reached. */
export function checkLinks(site: BuiltSite): string[] {
  const problems: string[] = [];
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  const targetsOf = new Map<string, string[]>();
  for (const { document, file, path } of visiblePages(site)) {
    const targets: string[] = [];
    targetsOf.set(path, targets);
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', host + site.folder + path);
      if (url.origin !== host) continue;
      if (url.pathname !== site.folder && !url.pathname.startsWith(`${site.folder}/`)) {
        problems.push(`${file}: a link to ${url.pathname}, which is outside ${site.folder}/`);
        continue;
      }
      const inside = url.pathname.slice(site.folder.length) || '/';
      targets.push(inside);
      const target = byPath.get(inside);
      if (!target && !site.files.has(inside.slice(1)))
        problems.push(`${file}: a link to ${url.pathname}, which does not exist`);
      if (target?.isRedirect) problems.push(`${file}: a link to ${url.pathname}, which only leads on`);
      const anchor = decodeURIComponent(url.hash.slice(1));
      // "room=9x7x3" holds values of the planner, not an anchor.
      if (target && anchor && !anchor.includes('=') && !target.document.getElementById(anchor))
        problems.push(`${file}: no "${anchor}" on ${url.pathname}`);
    }
  }
  const reached = new Set(['/']);
  // The set grows during the loop.
  for (const path of reached) for (const target of targetsOf.get(path) ?? []) reached.add(target);
  const lost = visiblePages(site).filter(({ path }) => !reached.has(path) && !unlinked.includes(path));
  return [...problems, ...lost.map(({ file }) => `${file}: links from the home page do not lead to it`)];
}
