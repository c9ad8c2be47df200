import { href } from './href';

const maxCharacters = 200;

/** Path of the search page with a query. */
export function searchUrl(query: string): string {
  return `${href('search')}?${new URLSearchParams({ q: query.trim() })}`;
}

/** The query of an address, cut to the longest that is searched; '' without one. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxCharacters);
}
