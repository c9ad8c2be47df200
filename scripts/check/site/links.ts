import type { BuiltSite } from './read-site';
import { shownPages } from './page-facts';

const host = 'http://site';

export function checkLinks(site: BuiltSite): string[] {
  const problems: string[] = [];
  const byPath = new Map(site.pages.map((page) => [page.path, page]));
  for (const { document, file, path } of shownPages(site)) {
    for (const link of document.querySelectorAll('a[href]')) {
      const url = new URL(link.getAttribute('href') ?? '', host + site.folder + path);
      if (url.origin !== host) continue;
      if (url.pathname !== site.folder && !url.pathname.startsWith(`${site.folder}/`)) {
        problems.push(`${file}: a link to ${url.pathname}, which is outside ${site.folder}/`);
        continue;
      }
      const inside = url.pathname.slice(site.folder.length) || '/';
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
  return problems;
}
