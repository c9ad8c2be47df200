import { createHash } from 'node:crypto';
import type { BuiltSite } from './read-site';
import { attribute, visiblePages } from './page-facts';

/** Each page’s content security policy comes before its scripts, and it and the host’s allow those that stand in it. */
export async function checkPolicy(site: BuiltSite): Promise<string[]> {
  const headers = await site.readText('_headers');
  const problems = new Set<string>();
  for (const page of visiblePages(site)) {
    const policy = attribute(page, 'meta[http-equiv=Content-Security-Policy]', 'content');
    if (!policy) problems.add(`${page.file}: no content security policy`);
    if (policy.includes('unsafe')) problems.add(`${page.file}: its policy allows "unsafe" code or styles`);
    if (page.html.slice(0, page.html.indexOf('Content-Security-Policy')).includes('<script'))
      problems.add(`${page.file}: a script runs before the policy`);
    for (const script of page.document.querySelectorAll('script:not([src])')) {
      if (/json$/.test(script.getAttribute('type') ?? '')) continue;
      const hash = `'sha256-${createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64')}'`;
      for (const [file, text] of [
        [page.file, policy],
        ['_headers', headers],
      ] as const)
        if (!text.includes(hash)) problems.add(`${file}: its policy blocks the script in ${page.file}`);
    }
  }
  return [...problems];
}
