// @vitest-environment node
import { checkRedirects } from './check-redirects';
import { siteUrl } from './sample/sample-site';
import { testCheck } from './sample/test-check';

testCheck(checkRedirects, {
  'old.html': [
    ['url=/mars/blog', 'url=/mars/news', 'leads to "/mars/news", which is no page'],
    [`${siteUrl}/blog`, `${siteUrl}/`, 'its canonical address is not its target'],
    ['href="/mars/blog"', 'href="/mars/"', 'its link does not lead to its target'],
  ],
});
