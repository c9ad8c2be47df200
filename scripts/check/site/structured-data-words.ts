import type { BuiltPage, BuiltSite } from './read-site';
import { shownPages } from './page-facts';
import { textOf, thingsOfType, type Thing } from './things';
import { articleWords, blogWords } from './words/article-words';
import { breadcrumbWords } from './words/breadcrumb-words';
import { filmWords } from './words/film-words';
import { organizationWords } from './words/organization-words';
import { productWords } from './words/product-words';
import { questionWords } from './words/question-words';
import { unseen } from './words/seen';

type WordCheck = (page: BuiltPage, thing: Thing) => string[];

const checks: Record<string, WordCheck> = {
  Organization: organizationWords,
  WebSite: (page, webSite) => unseen(page, 'WebSite', [textOf(webSite, 'name')]),
  BreadcrumbList: breadcrumbWords,
  Product: productWords,
  Article: articleWords,
  Blog: blogWords,
};

function problemsOf(page: BuiltPage): string[] {
  const ofThings = Object.entries(checks).flatMap(([type, check]) =>
    thingsOfType(page, type).flatMap((thing) => check(page, thing)),
  );
  return [...ofThings, ...filmWords(page), ...questionWords(page)];
}

/** Structured data says nothing that the page does not show, and leaves out no price, film or question that it shows. */
export function checkStructuredDataWords(site: BuiltSite): string[] {
  return shownPages(site).flatMap((page) => problemsOf(page).map((problem) => `${page.file}: ${problem}`));
}
