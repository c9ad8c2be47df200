import { env } from '@/config/env';

/** The element of a built page that holds its own data; `data-name` says which. */
export const embeddedDataId = 'page-data';

/** The site was deployed anew since this page was loaded: what it would fetch is no longer there. */
export class SiteChangedError extends Error {
  constructor(name: string) {
    super(`"${name}" is no longer on the host: the site was deployed anew`);
    this.name = 'SiteChangedError';
  }
}

/** The file of some data below the folder of all data, whose name changes with any of them. */
function dataUrl(name: string): string {
  const version = document.getElementById('root')?.dataset.version ?? '';
  return `${env.basePath}assets/data/${version}/${name}.json`;
}

/** The JSON at an address; undefined where there is none, also where the host shows a page instead of saying so. */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.status >= 500 || response.status === 429) throw new Error(`${url} was answered ${response.status}`);
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  return response.ok && isJson ? response.json() : undefined;
}

/** The data that came with the page, so that its first view waits for nothing; undefined where it is other data. */
export function embeddedData(name: string): unknown {
  const element = document.getElementById(embeddedDataId);
  return element?.dataset.name === name ? JSON.parse(element.textContent) : undefined;
}

/**
 * Fetches data of the built site by its name, such as `products/generation-x`; undefined where there is none of that name.
 * @throws SiteChangedError where the data of this page's version are gone, TypeError without a connection
 */
export async function fetchData(name: string): Promise<unknown> {
  const data = await fetchJson(dataUrl(name));
  if (data === undefined && (await fetchJson(dataUrl('version'))) === undefined) throw new SiteChangedError(name);
  return data;
}
