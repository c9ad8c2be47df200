import { checkLinks } from '../links';
import { type BrokenRules, samplePages } from './broken-rule';

const { home } = samplePages;

export const brokenLinks: BrokenRules = {
  check: checkLinks,
  breaks: [
    [
      'to a page that is not there',
      home,
      'href="/mars/blog"',
      'href="/mars/news"',
      'a link to /mars/news, which does not exist',
    ],
    ['out of the folder', home, 'href="/mars/blog"', 'href="/blog"', 'a link to /blog, which is outside /mars/'],
    ['to a page that leads on', home, 'href="/mars/blog"', 'href="/mars/old"', 'which only leads on'],
    [
      'with a closing slash',
      home,
      'href="/mars/blog"',
      'href="/mars/blog/"',
      'a link to /mars/blog/, which does not exist',
    ],
    ['to no anchor', home, 'href="#film"', 'href="#nothing"', 'no "nothing" on /mars/'],
  ],
};
