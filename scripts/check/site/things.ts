import type { BuiltPage } from './read-site';

/** An object of structured data, such as a Product. */
export type Thing = { readonly [property: string]: unknown };

type Block = { '@context'?: unknown; '@graph'?: unknown };

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Selector of the elements that hold structured data. */
export const structuredDataBlocks = 'script[type="application/ld+json"]';

/** The things of a page; a block that cannot be read gives none. */
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

/** The things of a page with this `@type`. */
export function thingsOfType(page: BuiltPage, type: string): Thing[] {
  return thingsOf(page).filter((thing) => thing['@type'] === type);
}

/** All values of a property, as an array. */
export function valuesOf(thing: Thing, property: string): unknown[] {
  const value = thing[property];
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

/** The things that a property holds. */
export function partsOf(thing: Thing, property: string): Thing[] {
  return valuesOf(thing, property).filter(isThing);
}

/** A property as text; '' if it is missing or no text. */
export function textOf(thing: Thing | undefined, property: string): string {
  const value = thing?.[property];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** A thing and all things in it, at any depth. */
export function withParts(thing: Thing): Thing[] {
  const parts = Object.keys(thing).flatMap((property) => partsOf(thing, property));
  return [thing, ...parts.flatMap(withParts)];
}
