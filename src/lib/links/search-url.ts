import { href } from './href';

const maxCharacters = 200;

export function searchUrl(query: string): string {
  return `${href('search')}?${new URLSearchParams({ q: query.trim() })}`;
}

export function queryIn(search: string): string {
  return (new URLSearchParams(search).get('q') ?? '').trim().slice(0, maxCharacters);
}
