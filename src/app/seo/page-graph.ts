import type {
  FAQPage,
  Graph,
  Thing,
  WebSite,
  BreadcrumbList,
  Article as ArticleThing,
  Blog,
  BlogPosting,
} from 'schema-dts';
import { company } from '@/config/company';
import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys } from '@/config/sectors';
import { type Article, articleAuthor, articleCrumb } from '@/data/articles/article';
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
import { breadcrumbTrail, type TrailStep } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { env } from '@/config/env';
import { categoryFilms, filmPosters } from '@/data/films/category-films';
import { films } from '@/data/films/films';
import { unwrapSample } from '@/config/sample';
import { organization, organizationReference } from './organization';
import { productThing } from './product';
import { videoObject, type PageFilm } from './video';
import { pictureUrl } from './file-address';

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

const homeFilm: PageFilm = {
  film: films.sixStages,
  description: 'S, X and Y have the first five, Z all six.',
  poster: filmPosterInk,
  videoId: '',
};

const aboutFilm: PageFilm = {
  film: films.about,
  description: films.about.title,
  poster: proofAirflowTest,
  videoId: env.videoIds.about,
};

function productFilm(product: Product): PageFilm | undefined {
  if (product.kind !== 'purifier') return undefined;
  const { category, slug } = product;
  const film = categoryFilms[category];
  return (
    film && {
      film,
      description: film.transcript[0] ?? film.title,
      poster: filmPosters[slug].picture,
      videoId: category === 'Clinical' ? env.videoIds.clinical : env.videoIds.domestic,
    }
  );
}

function home(): Thing[] {
  return [organization(), webSite(), videoObject(homeFilm), faqPage(homeQuestions)];
}

const articleQuestions = import.meta.glob<readonly Question[]>('../../content/articles/*.mdx', {
  import: 'questions',
});

function common(article: Article) {
  return {
    headline: article.title,
    url: siteUrl(href(article.page)),
    datePublished: article.publishedOn,
    author: { '@type': 'Organization', name: unwrapSample(articleAuthor) },
  } as const;
}

function articleThing(article: Article): ArticleThing {
  return {
    '@type': 'Article',
    ...common(article),
    image: pictureUrl(article.cover),
    dateModified: article.reviewedOn ?? article.publishedOn,
    inLanguage: 'en-GB',
    publisher: organizationReference(),
  };
}

function blog(name: string, articles: readonly Article[]): Blog {
  return {
    '@type': 'Blog',
    name,
    url: siteUrl(href('blog')),
    inLanguage: 'en-GB',
    publisher: organizationReference(),
    blogPost: articles.map((article): BlogPosting => ({
      '@type': 'BlogPosting',
      ...common(article),
      description: article.description,
    })),
  };
}

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

function breadcrumbList(steps: readonly TrailStep[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.label,
      item: siteUrl(step.to),
    })),
  };
}

function pageBreadcrumb(key: PlainRouteKey, label: string = routes[key].label): BreadcrumbList {
  return breadcrumbList([...breadcrumbTrail(key), { label, to: routes[key].path }]);
}

function productBreadcrumb({ slug, name }: Product): BreadcrumbList {
  return breadcrumbList([...breadcrumbTrail('product'), { label: name, to: href('product', { slug }) }]);
}

function ofProduct(product: Product): Thing[] {
  const film = productFilm(product);
  return [productBreadcrumb(product), productThing(product), ...(film ? [videoObject(film)] : [])];
}

async function thingsOf({ key, slug }: RouteMatch): Promise<Thing[]> {
  if (key === 'home' || key === 'homeAlias') return home();
  if (key === 'notFound' || key === 'search') return [];
  const article = articles.find(({ page }) => page === key);
  if (article) return [pageBreadcrumb(article.page, articleCrumb(article)), ...(await ofArticle(article))];
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
