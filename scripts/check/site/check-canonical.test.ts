// @vitest-environment node
import { checkCanonical } from './check-canonical';
import { siteUrl } from './sample/sample-site';
import { testCheck } from './sample/test-check';

testCheck(checkCanonical, {
  'article.html': [
    [`rel="canonical" href="${siteUrl}/article"`, `rel="canonical" href="${siteUrl}/blog"`, 'its canonical address is'],
    ['canonical" href="https://www.example.com', 'canonical" href="', 'its canonical address is "/mars/article"'],
    ['/mars/article">', '/mars/article/">', `instead of ${siteUrl}/article`],
    [`canonical" href="${siteUrl}`, 'canonical" href="https://www.example.com', 'its canonical address is'],
    ['<link rel="canonical"', '<link rel="canonical" href="/x"><link rel="canonical"', 'names 2 canonical addresses'],
    ['<link rel="canonical"', '<meta name="robots" content="noindex"><link rel="canonical"', 'must not be noindex'],
  ],
  'home.html': [
    [`canonical" href="${siteUrl}/"`, `canonical" href="${siteUrl}/home"`, 'home.html: its canonical address'],
  ],
  '404.html': [
    ['<title>', '<meta name="robots" content="noindex"><title>', 'two robots tags'],
    ['noindex', 'all', 'must be noindex'],
    ['</head>', '<link rel="canonical" href="/404"></head>', 'must name no canonical address'],
  ],
});
