import type { FAQPage, Graph, Thing, WebSite } from 'schema-dts';
import { company } from '@/config/company';
import type { PlainRouteKey } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import type { Article } from '@/data/articles/article';
import { articles } from '@/data/articles/articles';
import { loadProduct } from '@/data/products/load-product';
import type { Product } from '@/data/products/product';
import { aboutQuestions } from '@/data/questions/about';
import { homeQuestions } from '@/data/questions/home';
import { sectorQuestions } from '@/data/questions/sector-questions';
import { homesQuestions } from '@/data/questions/homes';
import type { Question } from '@/data/questions/question';
import { plainText } from '@/domain/rich-text';
import { withPlainSpaces } from '@/lib/format/no-break-units';
import type { RouteMatch } from '@/lib/links/match-route';
import { siteUrl } from '@/lib/links/site-url';
import { articleThing, blog } from './article';
import { pageBreadcrumb, productBreadcrumb } from './breadcrumb';
import { organization, organizationReference } from './organization';
import { aboutFilm, homeFilm, productFilm } from './page-films';
import { productThing } from './product';
import { videoObject } from './video';

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    name: company.brand,
    url: siteUrl('/'),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  };
}

function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: body.map(plainText).join('\n\n') },
    })),
  };
}

function home(): Thing[] {
  return [organization(), webSite(), videoObject(homeFilm), faqPage(homeQuestions)];
}

const articleQuestions = import.meta.glob<readonly Question[]>('../../content/articles/*.mdx', {
  import: 'questions',
});

async function ofArticle(article: Article): Promise<Thing[]> {
  const questions = (await articleQuestions[`../../content/articles/${article.page}.mdx`]?.()) ?? [];
  return [articleThing(article), ...(questions.length > 0 ? [faqPage(questions)] : [])];
}

/** In addition to the breadcrumb. */
const things: Partial<Record<PlainRouteKey, () => Thing[]>> = {
  homes: () => [faqPage(homesQuestions)],
  about: () => [organization(), videoObject(aboutFilm), faqPage(aboutQuestions)],
  contact: () => [organization()],
  blog: () => [blog('Articles & Resources', articles)],
  ...Object.fromEntries(sectorKeys.map((key) => [key, () => [faqPage(sectorQuestions[key])]])),
};

function ofProduct(product: Product): Thing[] {
  const film = productFilm(product);
  return [productBreadcrumb(product), productThing(product), ...(film ? [videoObject(film)] : [])];
}

async function thingsOf({ key, slug }: RouteMatch): Promise<Thing[]> {
  if (key === 'home' || key === 'homeAlias') return home();
  if (key === 'notFound' || key === 'search') return [];
  const article = articles.find(({ page }) => page === key);
  if (article) return [pageBreadcrumb(article.page), ...(await ofArticle(article))];
  if (key !== 'product') return [pageBreadcrumb(key), ...(things[key]?.() ?? [])];
  const product = await loadProduct(slug ?? '');
  if (!product) throw new Error(`there is no product "${slug}"`);
  return ofProduct(product);
}

/**
 * The structured data of a page, which repeats only what the page shows; undefined for unlisted pages. Used only by
 * the prerender step.
 */
export async function pageGraph(match: RouteMatch): Promise<Graph | undefined> {
  const graph = await thingsOf(match);
  return graph.length > 0 ? { '@context': 'https://schema.org', '@graph': graph } : undefined;
}

/** The graph as a JSON-LD script element; '' if there is none. */
export function graphScript(graph: Graph | undefined): string {
  // Escapes "<", because a closing tag in a text would end the element.
  const json = graph && withPlainSpaces(JSON.stringify(graph)).replace(/</g, '\\u003c');
  return json ? `<script type="application/ld+json">${json}</script>` : '';
}
