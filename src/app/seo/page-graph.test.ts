import { describe, expect, it } from 'vitest';
import { articleThing } from './article';
import { graphScript, pageGraph } from './page-graph';
import { articles } from '@/data/articles/articles';
import { matchRoute } from '@/lib/links/match-route';

type Named = { '@type': string; name?: string; itemListElement?: { name: string }[]; mainEntity?: unknown[] };

async function things(path: string): Promise<Named[]> {
  const graph = await pageGraph(matchRoute(path));
  return (graph?.['@graph'] ?? []) as unknown as Named[];
}

const types = async (path: string) => (await things(path)).map((thing) => thing['@type']);

describe('the structured data of a page', () => {
  it.each([
    ['/', ['Organization', 'WebSite', 'VideoObject', 'FAQPage']],
    ['/home', ['Organization', 'WebSite', 'VideoObject', 'FAQPage']],
    ['/about', ['BreadcrumbList', 'Organization', 'VideoObject', 'FAQPage']],
    ['/contact', ['BreadcrumbList', 'Organization']],
    ['/shop', ['BreadcrumbList']],
    ['/blog', ['BreadcrumbList', 'Blog']],
    ['/air-purification-in-dentistry', ['BreadcrumbList', 'Article', 'FAQPage']],
    ['/air-purifiers-for-schools', ['BreadcrumbList', 'FAQPage']],
    ['/product-details/generation-y', ['BreadcrumbList', 'Product', 'VideoObject']],
    ['/product-details/generation-z', ['BreadcrumbList', 'Product', 'VideoObject']],
    ['/product-details/mars-air-sense', ['BreadcrumbList', 'Product']],
    ['/cookie-policy', ['BreadcrumbList']],
  ])('on %s is %j', async (path, expected) => expect(await types(path)).toEqual(expected));

  it('is nothing on the not-found page', async () => {
    expect(await pageGraph({ key: 'notFound' })).toBeUndefined();
    expect(graphScript(undefined)).toBe('');
  });

  it('leads from the home page to a product', async () => {
    const [breadcrumb] = await things('/product-details/gen-x-filter');
    expect(breadcrumb?.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://mars-air.example/' },
      { '@type': 'ListItem', position: 2, name: 'Shop', item: 'https://mars-air.example/shop' },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Gen X Filter',
        item: 'https://mars-air.example/product-details/gen-x-filter',
      },
    ]);
  });

  it('dates an article as its page does', () => {
    const dentistry = articles.find(({ page }) => page === 'air-purification-in-dentistry');
    expect(dentistry && articleThing(dentistry)).toMatchObject({
      headline: 'Air purification in dentistry',
      datePublished: '2021-03-29',
      dateModified: '2026-11-23',
    });
  });

  it('holds the article’s own questions', async () => {
    const faq = (await things('/air-purification-in-dentistry')).find((thing) => thing['@type'] === 'FAQPage');
    expect(faq?.mainEntity).toHaveLength(3);
  });
});

it('escapes closing tags in texts', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [{ '@type': 'Thing', name: '</script>' }] } as const;
  const script = graphScript(graph);
  expect(script.match(/<\/script>/g)).toHaveLength(1);
  expect(script).toContain('\\u003c/script>');
});
