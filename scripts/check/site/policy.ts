import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { BuiltSite } from './read-site';
import { attribute, shownPages } from './page-facts';

const headerFiles = ['_headers', '.htaccess', 'vercel.json'];

export async function checkPolicy(site: BuiltSite): Promise<string[]> {
  const headers = await Promise.all(
    headerFiles.map(async (file) => ({ file, text: await readFile(`${site.dir}/${file}`, 'utf8').catch(() => '') })),
  );
  const problems = new Set<string>();
  for (const page of shownPages(site)) {
    const policy = attribute(page, 'meta[http-equiv=Content-Security-Policy]', 'content');
    if (!policy) problems.add(`${page.file}: no content security policy`);
    for (const script of page.document.querySelectorAll('script:not([src])')) {
      if (/json$/.test(script.getAttribute('type') ?? '')) continue;
      const hash = `'sha256-${createHash('sha256')
        .update(script.textContent ?? '')
        .digest('base64')}'`;
      for (const { file, text } of [{ file: page.file, text: policy }, ...headers])
        if (!text.includes(hash)) problems.add(`${file}: its policy blocks the script in ${page.file}`);
    }
  }
  return [...problems];
}
