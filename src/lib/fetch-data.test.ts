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
  });

  it('are fetched from the folder of the page’s version', async () => {
    answer('products/other', () => HttpResponse.json({ model: 'Other' }));
    expect(await fetchData('products/other')).toEqual({ model: 'Other' });
  });

  it.each([
    ['a host that says so', notFound],
    ['a host that shows a page instead', anyPage],
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
    await expect(fetchData('products/other')).rejects.toThrow(SiteChangedError);
  });

  it('did not arrive where the host fails or cannot be reached, which says nothing about them', async () => {
    answer('products/other', () => new HttpResponse(null, { status: 503 }));
    await expect(fetchData('products/other')).rejects.toThrow('503');
    answer('products/other', () => HttpResponse.error());
    await expect(fetchData('products/other')).rejects.toThrow(TypeError);
  });
});
