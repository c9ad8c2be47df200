import { checkCanonical } from '../canonical';
import { type BrokenRules, samplePages } from './broken-rule';

const { article, notFound } = samplePages;

export const brokenCanonical: BrokenRules = {
  check: checkCanonical,
  breaks: [
    [
      'another page’s',
      article,
      'rel="canonical" href="https://www.example.com/mars/article"',
      'rel="canonical" href="https://www.example.com/mars/blog"',
      'its canonical address is',
    ],
    [
      'a relative one',
      article,
      'canonical" href="https://www.example.com',
      'canonical" href="',
      'its canonical address is "/mars/article"',
    ],
    [
      'one with a closing slash',
      article,
      '/mars/article">',
      '/mars/article/">',
      'instead of https://www.example.com/mars/article',
    ],
    [
      'one without the folder',
      article,
      'canonical" href="https://www.example.com/mars',
      'canonical" href="https://www.example.com',
      'its canonical address is',
    ],
    [
      'two',
      article,
      '<link rel="canonical"',
      '<link rel="canonical" href="/x"><link rel="canonical"',
      'names 2 canonical addresses',
    ],
    [
      '/home that is not /',
      'home.html',
      'canonical" href="https://www.example.com/mars/"',
      'canonical" href="https://www.example.com/mars/home"',
      'home.html: its canonical address',
    ],
    [
      'noindex on a page',
      article,
      '<link rel="canonical"',
      '<meta name="robots" content="noindex"><link rel="canonical"',
      'must not be noindex',
    ],
    ['two robots tags', notFound, '<title>', '<meta name="robots" content="noindex"><title>', 'two robots tags'],
    ['a not-found page that may be indexed', notFound, 'noindex', 'all', 'must be noindex'],
    [
      'a not-found page with an address',
      notFound,
      '</head>',
      '<link rel="canonical" href="/404"></head>',
      'must name no canonical address',
    ],
  ],
};
