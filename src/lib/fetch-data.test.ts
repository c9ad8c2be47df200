// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { server } from '@/mocks/server';
import { embeddedData, embeddedDataId, fetchData, SiteChangedError } from './fetch-data';

const folder = '/assets/data/abc';

function answer(name: string, response: () => Response) {
  server.use(http.get(`${folder}/${name}.json`, response));
}

const notFound = () =>
  new HttpResponse('<h1>Page not found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });
/** As hosts of single-page applications answer everything. */
const anyPage = () => HttpResponse.html('<h1>Home</h1>');

beforeEach(() => {
  document.body.innerHTML = `<div id="root" data-version="abc"></div>
    <script type="application/json" id="${embeddedDataId}" data-name="products/here">{"model":"Here"}</script>`;
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the data of a page', () => {
  it('are in the page itself for the first view', () => {
    expect(embeddedData('products/here')).toEqual({ model: 'Here' });
    expect(embeddedData('products/other')).toBeUndefined();
    document.body.innerHTML = '';
    expect(embeddedData('products/here')).toBeUndefined();
  });

  it('are fetched from the folder of the page’s version', async () => {
    answer('products/other', () => HttpResponse.json({ model: 'Other' }));
    expect(await fetchData('products/other')).toEqual({ model: 'Other' });
  });

  it('are fetched from the folder of all data by a page that tells no version', async () => {
    document.body.innerHTML = '';
    server.use(http.get('/assets/data//products/other.json', () => HttpResponse.json({ model: 'Other' })));
    expect(await fetchData('products/other')).toEqual({ model: 'Other' });
  });

  it.each([
    ['a host that says so', notFound],
    ['a host that shows a page instead', anyPage],
    ['a host that does not say what it sends', () => new HttpResponse(new Uint8Array([0]))],
  ])('are none for a name that this version does not have, on %s', async (_, none) => {
    answer('products/none', none);
    answer('version', () => HttpResponse.json('it is there'));
    expect(await fetchData('products/none')).toBeUndefined();
  });

  it.each([
    ['a host that says so', notFound],
    ['a host that shows a page instead', anyPage],
  ])('are of another deployment where the whole version is gone, on %s', async (_, none) => {
    answer('products/other', none);
    answer('version', none);
    const fault: unknown = await fetchData('products/other').catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(SiteChangedError);
    expect(String(fault)).toBe(
      'SiteChangedError: "products/other" is no longer on the host: the site was deployed anew',
    );
  });

  it('did not arrive where the host fails or cannot be reached, which says nothing about them', async () => {
    for (const status of [429, 500, 503]) {
      answer('products/other', () => new HttpResponse(null, { status }));
      await expect(fetchData('products/other')).rejects.toThrow(String(status));
    }
    answer('products/other', () => HttpResponse.error());
    await expect(fetchData('products/other')).rejects.toThrow(TypeError);
  });
});
