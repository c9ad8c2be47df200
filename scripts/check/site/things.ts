import type { BuiltPage } from './read-site';

/** Something that structured data describes, as it is read back from the HTML. */
export type Thing = { readonly [property: string]: unknown };

type Block = { '@context'?: unknown; '@graph'?: unknown };

export function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const structuredDataBlocks = 'script[type="application/ld+json"]';

/** What the structured data of a page describes, first level; nothing where it cannot be read. */
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

/** The things of one type. */
export function thingsOfType(page: BuiltPage, type: string): Thing[] {
  return thingsOf(page).filter((thing) => thing['@type'] === type);
}

/** The values of a property: none, one or many. */
export function valuesOf(thing: Thing, property: string): unknown[] {
  const value = thing[property];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The things that a property names. */
export function partsOf(thing: Thing, property: string): Thing[] {
  return valuesOf(thing, property).filter(isThing);
}

/** A property that is one text or one number, as text. */
export function textOf(thing: Thing | undefined, property: string): string {
  const value = thing?.[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A thing with all that stands in it, at any depth. */
export function withParts(thing: Thing): Thing[] {
  const parts = Object.keys(thing).flatMap((property) => partsOf(thing, property));
  return [thing, ...parts.flatMap(withParts)];
}
