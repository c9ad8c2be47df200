// @vitest-environment node
import { checkLinks } from './check-links';
import { testCheck } from './sample/test-check';

testCheck(checkLinks, {
  'index.html': [
    ['href="/mars/blog"', 'href="/mars/news"', 'a link to /mars/news, which does not exist'],
    ['href="/mars/blog"', 'href="/blog"', 'a link to /blog, which is outside /mars/'],
    ['href="/mars/blog"', 'href="/mars/old"', 'which only leads on'],
    ['href="/mars/blog"', 'href="/mars/blog/"', 'a link to /mars/blog/, which does not exist'],
    ['href="#film"', 'href="#nothing"', 'no "nothing" on /mars/'],
  ],
  'blog.html': [
    ['href="/mars/article"', 'href="/mars/blog"', 'article.html: links from the home page do not lead to it'],
  ],
});
