import { href } from './href';

/** Query parameters: compared slugs, picked slugs, and the room of older links: its sides in m, or its volume in m³. */
export const compareParameters = { compared: 'compare', picked: 'picked', room: 'room', volume: 'volume' } as const;

/** How many machines the comparison holds. */
export const maxCompared = 4;

/** Limits the work for a hostile address. */
const maxParsed = 8;

type LeftOutReason = 'doubled' | 'too-many' | 'unknown' | 'other-kind' | 'filter';

/** A name of an address that the comparison does not show, and why. */
export type LeftOut = { name: string; reason: LeftOutReason };

/** Parses the comma-separated products of a comparison. */
export function parseSlugs(value: string | null): { slugs: string[]; leftOut: LeftOut[] } {
  const slugs: string[] = [];
  const leftOut: LeftOut[] = [];
  for (const part of (value ?? '').toLowerCase().split(',')) {
    const name = part.trim();
    if (name === '' || leftOut.length >= maxParsed) continue;
    if (slugs.includes(name)) leftOut.push({ name, reason: 'doubled' });
    else if (slugs.length < maxParsed) slugs.push(name);
    else leftOut.push({ name, reason: 'too-many' });
  }
  return { slugs, leftOut };
}

/** The query of a selection or a comparison, with plain commas. */
export function slugsQuery(parameter: 'compare' | 'picked', slugs: readonly string[], others = ''): string {
  const parameters = new URLSearchParams(others);
  if (slugs.length > 0) parameters.set(parameter, slugs.join(','));
  else parameters.delete(parameter);
  return parameters.toString().replaceAll('%2C', ',');
}

/** As in `/shop?compare=generation-x,generation-y#room=5x4x2.4`. */
export function compareUrl(slugs: readonly string[], fragment = ''): string {
  return `${href('shop')}?${slugsQuery('compare', slugs)}${fragment && `#${fragment}`}`;
}
