import sharp from 'sharp';
import { company } from '../../../src/config/company';
import type { BuiltPage, BuiltSite } from './read-site';
import { attribute, canonicalUrl, visiblePages } from './page-facts';

const size = { width: 1200, height: 630 };
const types = ['website', 'article', 'product'];

function tagProblems(site: BuiltSite, page: BuiltPage): string[] {
  const title = page.document.title.replace(` | ${company.brand}`, '');
  const description = attribute(page, 'meta[name=description]', 'content');
  const expected: Record<string, string> = {
    'property="og:title"': title,
    'property="og:description"': description,
    'property="og:url"': canonicalUrl(site, page),
    'property="og:site_name"': company.brand,
    'property="og:locale"': 'en_GB',
    'property="og:image:width"': String(size.width),
    'property="og:image:height"': String(size.height),
    'name="twitter:card"': 'summary_large_image',
  };
  const problems = Object.entries(expected).flatMap(([tag, content]) => {
    const found = [...page.document.querySelectorAll(`head > meta[${tag}]`)].map((meta) =>
      meta.getAttribute('content'),
    );
    return found.length === 1 && found[0] === content ? [] : [`${tag} is ${JSON.stringify(found)}, not "${content}"`];
  });
  const type = attribute(page, 'head > meta[property="og:type"]', 'content');
  return types.includes(type) ? problems : [...problems, `og:type is "${type}"`];
}

/** Each page’s tags for social networks are right and name a card that exists; no card is left over. */
export async function checkSocialCards(site: BuiltSite): Promise<string[]> {
  const problems: string[] = [];
  const used = new Set<string>();
  for (const page of visiblePages(site)) {
    const found = tagProblems(site, page);
    const image = attribute(page, 'meta[property="og:image"]', 'content');
    const card = image.startsWith(`${site.siteUrl}/`) ? image.slice(site.siteUrl.length + 1) : '';
    if (!site.files.has(card))
      found.push(`its social card "${image}" is no file of the site: npm run derived draws public/cards/, build again`);
    used.add(card);
    problems.push(...found.map((problem) => `${page.file}: ${problem}`));
  }
  for (const card of [...site.files].filter((file) => file.startsWith('cards/'))) {
    if (!used.has(card)) problems.push(`${card}: no page shows this social card: remove public/${card}`);
    const { width, height } = await sharp(`${site.dir}/${card}`).metadata();
    if (width !== size.width || height !== size.height)
      problems.push(`${card}: ${width} x ${height} px instead of ${size.width} x ${size.height}`);
  }
  return problems;
}
