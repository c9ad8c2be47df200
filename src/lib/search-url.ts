import { href } from './href';

/** Longest query that an address may ask for, in characters. */
const maxCharacters = 200;

/** The address of the results of a query. */
export function searchUrl(query: string): string {
  return `${href('search')}?${new URLSearchParams({ q: query.trim() })}`;
}

/** The query that an address asks for, '' where it asks for none. */
export function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxCharacters);
}
