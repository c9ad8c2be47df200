import { readFile } from 'node:fs/promises';

/** The addresses that search engines may list, from a built site's sitemap. */
export async function listedPaths(dir: string): Promise<string[]> {
  const sitemap = await readFile(`${dir}/sitemap.xml`, 'utf8');
  const urls = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? ''));
  return urls.map(({ pathname }) => pathname);
}
