import { readFile } from 'node:fs/promises';
import { sourceFiles } from '../../lib/source-files';
import { readTextFiles } from './page-facts';
import type { BuiltSite } from './read-site';

const withoutStyle = /^(?:lucide(?:-.+)?|nav|nav-link|tab-content|tab-pane)$/;

/** Without the gallery of parts, which is not built. */
async function literalClasses(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const files = (await sourceFiles(['src'], /\.(?:tsx|mdx)$/)).filter((file) => !file.startsWith('src/app/gallery/'));
  for (const file of files) {
    for (const [, names = ''] of (await readFile(file, 'utf8')).matchAll(/className="([^"]+)"/g))
      for (const name of names.split(/\s+/)) found.set(name, file);
  }
  return found;
}

/** Bootstrap's classes come from src/styles/_bootstrap.scss and _utilities.scss. */
export async function checkClasses(site: BuiltSite): Promise<string[]> {
  const used = await literalClasses();
  for (const { document, file } of site.pages)
    for (const element of document.querySelectorAll('[class]'))
      for (const name of element.classList) used.set(name, file);
  const styles = (await readTextFiles(site, '.css')).map(([, text]) => text).join('');
  const defined = new Set(styles.match(/\.[a-zA-Z_][\w-]*/g));
  return [...used]
    .filter(([name]) => !withoutStyle.test(name) && !defined.has(`.${name}`))
    .map(
      ([name, file]) =>
        `${file} uses the class ${name}, which no style sheet has: if it is Bootstrap's, add it to src/styles/_utilities.scss`,
    );
}
