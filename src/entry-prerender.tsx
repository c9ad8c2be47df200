import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { footerPart } from '@/app/layout/footer-part';
import { atomFeed } from '@/app/seo/feed';
import { loadPage, pageSources, type PageSources } from '@/app/routing/pages';
import { graphScript, pageGraph } from '@/app/seo/page-graph';
import { env } from '@/config/env';
import { articles } from '@/data/articles/articles';
import { loadProduct } from '@/data/products/load-product';
import { searchAnswers } from '@/data/search/search-answers';
import { embeddedProductId } from '@/lib/browser/embedded-product';
import { matchRoute, pageMarker, type RouteMatch } from '@/lib/links/match-route';
import { siteAddresses } from '@/lib/links/site-addresses';
import { siteUrl } from '@/lib/links/site-url';

export { searchAnswers, siteAddresses, siteUrl };

/** The Atom feed of the blog. */
export function feed(): string {
  return atomFeed(articles);
}

type PrerenderedPage = {
  html: string;
  marker: string;
  sources: PageSources;
  /** The product of the page as an inert script element; '' on other pages. */
  product: string;
  /** The JSON-LD script element, outside the application's root. */
  structuredData: string;
};

async function productScript({ slug }: RouteMatch): Promise<string> {
  if (slug === undefined) return '';
  const json = JSON.stringify(await loadProduct(slug)).replace(/</g, '\\u003c');
  return `<script type="application/json" id="${embeddedProductId}" data-slug="${slug}">${json}</script>`;
}

/** The HTML of a page with what its head needs. Fails if the page does not render. */
export async function renderPage(path: string): Promise<PrerenderedPage> {
  const match = matchRoute(path);
  await Promise.all([loadPage(match), footerPart.load()]);
  const { prelude } = await prerender(
    <StaticRouter basename={env.basePath} location={env.folder + path}>
      <App />
    </StaticRouter>,
    {
      progressiveChunkSize: Infinity,
      onError: (error) => {
        throw error;
      },
    },
  );
  const html = await new Response(prelude as unknown as ReadableStream).text();
  return {
    html,
    marker: pageMarker(match),
    sources: await pageSources(match),
    product: await productScript(match),
    structuredData: graphScript(await pageGraph(match)),
  };
}
