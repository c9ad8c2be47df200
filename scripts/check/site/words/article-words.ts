import type { BuiltPage } from '../read-site';
import { partsOf, textOf, valuesOf, type Thing } from '../things';
import { notHeading, unseen, unseenPictures } from './seen';

/** What the article's page and its card in the list both show. */
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

/** An article with the headline, author, dates and picture of its page. */
export function articleWords(page: BuiltPage, article: Thing): string[] {
  return [...notHeading(page, 'Article', textOf(article, 'headline')), ...commonWords(page, article)];
}

/** The list of articles, each as its card shows it. */
export function blogWords(page: BuiltPage, blog: Thing): string[] {
  const posts = partsOf(blog, 'blogPost');
  const cards = page.document.querySelectorAll('main article').length;
  return [
    ...notHeading(page, 'Blog', textOf(blog, 'name')),
    ...posts.flatMap((post) => commonWords(page, post)),
    ...(cards === posts.length ? [] : [`shows ${cards} articles, its mark-up names ${posts.length}`]),
  ];
}
