import type { BuiltPage } from './read-site';

export type Thing = { readonly [property: string]: unknown };

type Block = { '@context'?: unknown; '@graph'?: unknown };

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const structuredDataBlocks = 'script[type="application/ld+json"]';

export function thingsOf({ document }: BuiltPage): Thing[] {
  return [...document.querySelectorAll(structuredDataBlocks)].flatMap((block) => {
    try {
      const graph = (JSON.parse(block.textContent ?? '') as Block)['@graph'];
      return Array.isArray(graph) ? graph.filter(isThing) : [];
    } catch {
      return [];
    }
  });
}

export function thingsOfType(page: BuiltPage, type: string): Thing[] {
  return thingsOf(page).filter((thing) => thing['@type'] === type);
}

export function valuesOf(thing: Thing, property: string): unknown[] {
  const value = thing[property];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

export function partsOf(thing: Thing, property: string): Thing[] {
  return valuesOf(thing, property).filter(isThing);
}

export function textOf(thing: Thing | undefined, property: string): string {
  const value = thing?.[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function withParts(thing: Thing): Thing[] {
  const parts = Object.keys(thing).flatMap((property) => partsOf(thing, property));
  return [thing, ...parts.flatMap(withParts)];
}
