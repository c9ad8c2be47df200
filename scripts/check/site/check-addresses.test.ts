// @vitest-environment node
import { expect, test } from 'vitest';
import { checkAddresses } from './check-addresses';
import { parsePage } from './read-site';
import { sampleSite } from './sample/test-check';

const refresh = (path: string) => `<meta http-equiv="refresh" content="0; url=/mars${path}">`;

test('an address of the route table without its page is found, and one that leads on or does not', () => {
  const pages = [
    parsePage('blog.html', refresh('/shop')),
    parsePage('portfolio.html', ''),
    parsePage('service-details.html', refresh('/shop')),
  ];
  expect(checkAddresses({ ...sampleSite, pages })).toEqual(
    expect.arrayContaining([
      '/about has no HTML file',
      'blog.html must not lead on',
      'portfolio.html must lead on',
      'service-details.html must lead to /contact',
      'favicon.ico is missing',
    ]),
  );
});
