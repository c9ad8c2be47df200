import { grouped } from '../../../src/lib/format/number';
import { slugOf } from '../../../src/lib/parse/slug';
import { questionsTitle } from '../../vite/prose-facts';
import { attribute, checkEachPage, pageText, plain } from './page-facts';
import type { BuiltPage } from './read-site';
import { partsOf, textOf, type Thing, thingsOfType, valuesOf } from './things';

function unseen(page: BuiltPage, name: string, texts: readonly string[]): string[] {
  const seen = pageText(page).toLowerCase();
  return texts
    .filter((text) => !seen.includes(plain(text).toLowerCase()))
    .map((text) => `${name} "${text}" is not on the page`);
}

function notHeading(page: BuiltPage, name: string, text: string): string[] {
  const heading = plain(page.document.querySelector('h1')?.textContent ?? '');
  return text === heading ? [] : [`${name} "${text}" is not its h1 "${heading}"`];
}

function unseenPictures(page: BuiltPage, name: string, urls: readonly unknown[]): string[] {
  const visible = [...page.document.querySelectorAll('img, source')]
    .map((picture) => `${picture.getAttribute('src') ?? ''} ${picture.getAttribute('srcset') ?? ''}`)
    .join(' ');
  return urls
    .map((url) => String(url).split('/').at(-1) ?? '')
    .filter((file) => !visible.includes(`/${file}`))
    .map((file) => `${name} ${file} is not shown on the page`);
}

function organizationWords(page: BuiltPage, organization: Thing): string[] {
  const [contact] = partsOf(organization, 'contactPoint');
  const telephone = textOf(contact, 'telephone');
  const names = ['name', 'legalName', 'vatID', 'address'].map((property) => textOf(organization, property));
  return [
    ...unseen(page, 'Organization', names),
    ...unseen(page, 'ContactPoint', [textOf(contact, 'email')]),
    ...(page.document.querySelector(`a[href="tel:${telephone}"]`)
      ? []
      : [`ContactPoint ${telephone} is no number on the page`]),
  ];
}

function breadcrumbWords(page: BuiltPage, list: Thing): string[] {
  const marked = partsOf(list, 'itemListElement');
  const visible = [...page.document.querySelectorAll('nav[aria-label=Breadcrumb] li')];
  const visibleNames = visible.map((step) => plain(step.textContent ?? '')).join(' > ');
  const markedNames = marked.map((step) => textOf(step, 'name')).join(' > ');
  const positions = marked.map((step) => textOf(step, 'position')).join();
  const links = visible.slice(0, -1).map((step) => step.querySelector('a')?.getAttribute('href') ?? '');
  const paths = marked.map((step) => new URL(textOf(step, 'item'), 'https://site').pathname);
  const problems: string[] = [];
  if (markedNames !== visibleNames)
    problems.push(`its breadcrumb reads "${visibleNames}", its mark-up "${markedNames}"`);
  if (positions !== marked.map((_, index) => index + 1).join()) problems.push(`its breadcrumb counts ${positions}`);
  if (textOf(marked.at(-1), 'item') !== attribute(page, 'link[rel=canonical]', 'href'))
    problems.push('its breadcrumb does not end in its own address');
  links.forEach((link, index) => {
    if (link !== paths[index]) problems.push(`its breadcrumb leads to ${link}, its mark-up to ${paths[index] ?? ''}`);
  });
  return problems;
}

/** "720 m³/h", "6 to 12 months". @param print formats a number */
function printedFigure(figure: Thing, print: (value: number) => string): string {
  const { description, value, minValue, maxValue, unitText } = figure;
  if (typeof description === 'string') return description;
  const write = (each: unknown) => (typeof each === 'number' ? print(each) : String(each));
  const number = value === undefined ? `${write(minValue)} to ${write(maxValue)}` : write(value);
  return unitText ? `${number} ${String(unitText)}` : number;
}

function figureWords(page: BuiltPage, figure: Thing): string[] {
  const asPrinted = unseen(page, 'PropertyValue', [printedFigure(figure, grouped)]);
  const ungrouped = unseen(page, 'PropertyValue', [printedFigure(figure, String)]);
  return [...unseen(page, 'PropertyValue', [textOf(figure, 'name')]), ...(ungrouped.length > 0 ? asPrinted : [])];
}

/** The product's own price is followed by "including VAT". */
function offerWords(page: BuiltPage, product: Thing): string[] {
  const main = plain(page.document.querySelector('main')?.textContent ?? '');
  const [, visible] = /£([\d,]+(?:\.\d\d)?) ?including VAT/.exec(main) ?? [];
  const printed = visible === undefined ? '' : Number(visible.replaceAll(',', '')).toFixed(2);
  const prices = partsOf(product, 'offers').flatMap((offer) =>
    [offer, ...partsOf(offer, 'priceSpecification')].map((each) => textOf(each, 'price')),
  );
  if (prices.length === 0) return printed ? [`shows £${printed}, but its mark-up makes no offer`] : [];
  return prices
    .filter((price) => price !== printed)
    .map((price) => `an offer of £${price}, but the page shows "${printed}"`);
}

function productWords(page: BuiltPage, product: Thing): string[] {
  const brands = partsOf(product, 'brand').map((brand) => textOf(brand, 'name'));
  return [
    ...notHeading(page, 'Product', textOf(product, 'name')),
    // The page shows the first sentence above its figures, the others below them.
    ...unseen(page, 'Product', textOf(product, 'description').split(/(?<=\.) (?=[A-Z\d])/)),
    ...unseen(page, 'Product', [`Category: ${textOf(product, 'category')}`]),
    ...unseen(page, 'Brand', brands),
    ...unseenPictures(page, 'Product.image', valuesOf(product, 'image')),
    ...partsOf(product, 'additionalProperty').flatMap((figure) => figureWords(page, figure)),
    ...offerWords(page, product),
  ];
}

function commonWords(page: BuiltPage, article: Thing): string[] {
  const authors = partsOf(article, 'author').map((author) => textOf(author, 'name'));
  const dates = ['datePublished', 'dateModified'].map((property) => textOf(article, property)).filter(Boolean);
  return [
    ...unseen(page, 'Article', [textOf(article, 'headline'), textOf(article, 'description')]),
    ...unseen(page, 'author', authors),
    ...unseenPictures(page, 'Article.image', valuesOf(article, 'image')),
    ...dates
      .filter((date) => !page.document.querySelector(`time[datetime="${date}"]`))
      .map((date) => `no <time> on the page says ${date}`),
  ];
}

function articleWords(page: BuiltPage, article: Thing): string[] {
  return [...notHeading(page, 'Article', textOf(article, 'headline')), ...commonWords(page, article)];
}

function blogWords(page: BuiltPage, blog: Thing): string[] {
  const posts = partsOf(blog, 'blogPost');
  const cards = page.document.querySelectorAll('main article').length;
  return [
    ...notHeading(page, 'Blog', textOf(blog, 'name')),
    ...posts.flatMap((post) => commonWords(page, post)),
    ...(cards === posts.length ? [] : [`shows ${cards} articles, its mark-up names ${posts.length}`]),
  ];
}

/** Printed film lengths as ISO 8601 durations. */
function printedDurations(page: BuiltPage): string {
  return [...pageText(page).matchAll(/(?:(\d+) min ?)?(?:(\d+) s)?, no sound/g)]
    .map(([, minutes, seconds]) => `PT${minutes ? `${minutes}M` : ''}${seconds ? `${seconds}S` : ''}`)
    .join();
}

function filmWords(page: BuiltPage): string[] {
  const videos = thingsOfType(page, 'VideoObject');
  const marked = videos.flatMap((video) => valuesOf(video, 'duration')).join();
  const printed = printedDurations(page);
  return [
    ...videos.flatMap((video) => unseen(page, 'VideoObject', [textOf(video, 'name'), textOf(video, 'description')])),
    ...videos.flatMap((video) => unseenPictures(page, 'VideoObject.thumbnailUrl', valuesOf(video, 'thumbnailUrl'))),
    ...(marked === printed ? [] : [`its films last "${printed}", its mark-up says "${marked}"`]),
  ];
}

function visibleQuestions({ document }: BuiltPage): string[] {
  // A question has the name of its group; a row that opens by itself and a fold round several have none.
  const questions = [...document.querySelectorAll('#questions details[name] > summary')];
  const faqs = document.getElementById(slugOf(questionsTitle));
  for (let next = faqs?.nextElementSibling; next && next.tagName !== 'H2'; next = next.nextElementSibling)
    questions.push(...next.querySelectorAll('summary'));
  return questions.map((element) => plain(element.textContent ?? ''));
}

function questionWords(page: BuiltPage): string[] {
  const marked = thingsOfType(page, 'FAQPage').flatMap((list) => partsOf(list, 'mainEntity'));
  const answers = marked.flatMap((question) => partsOf(question, 'acceptedAnswer'));
  const names = marked.map((question) => textOf(question, 'name')).join(' | ');
  const visible = visibleQuestions(page).join(' | ');
  return [
    ...(names === visible ? [] : [`asks "${visible}", its mark-up "${names}"`]),
    ...unseen(
      page,
      'Answer',
      answers.map((answer) => textOf(answer, 'text')),
    ),
  ];
}

type WordCheck = (page: BuiltPage, thing: Thing) => string[];

const checks: Record<string, WordCheck> = {
  Organization: organizationWords,
  WebSite: (page, webSite) => unseen(page, 'WebSite', [textOf(webSite, 'name')]),
  BreadcrumbList: breadcrumbWords,
  Product: productWords,
  Article: articleWords,
  Blog: blogWords,
};

/** Structured data says what the page shows. */
export const checkStructuredDataWords = checkEachPage((page) => {
  const ofThings = Object.entries(checks).flatMap(([type, check]) =>
    thingsOfType(page, type).flatMap((thing) => check(page, thing)),
  );
  return [...ofThings, ...filmWords(page), ...questionWords(page)];
});
