import { checkRedirects } from '../redirects';
import type { BrokenRules } from './broken-rule';

export const brokenRedirects: BrokenRules = {
  check: checkRedirects,
  breaks: [
    [
      'to a page that is not there',
      'old.html',
      'url=/mars/blog',
      'url=/mars/news',
      'leads to "/mars/news", which is no page',
    ],
    [
      'to another page than the canonical one',
      'old.html',
      'https://www.example.com/mars/blog',
      'https://www.example.com/mars/',
      'its canonical address is not its target',
    ],
    [
      'with a link to another page',
      'old.html',
      'href="/mars/blog"',
      'href="/mars/"',
      'its link does not lead to its target',
    ],
  ],
};
