import { href } from './href';

/** The names of the address: what is compared, what is chosen so far, and the room's volume in m³. */
export const compareParameters = { compared: 'compare', picked: 'picked', volume: 'volume' } as const;

/** The most products side by side. */
export const maxCompared = 4;

/** The most names that are looked up: beyond them an address was not written by hand. */
const maxParsed = 8;

/** Why a name of an address is not among those compared. */
export type LeftOutReason = 'doubled' | 'too-many' | 'unknown' | 'other-kind';

export type LeftOut = { name: string; reason: LeftOutReason };

/** The slugs of a parameter such as `generation-x,generation-y`, each once, with what had to be left out. */
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

/** The query of a choice or of a comparison, with commas that can be read. */
export function slugsQuery(parameter: 'compare' | 'picked', slugs: readonly string[], others = ''): string {
  const parameters = new URLSearchParams(others);
  if (slugs.length > 0) parameters.set(parameter, slugs.join(','));
  else parameters.delete(parameter);
  return parameters.toString().replaceAll('%2C', ',');
}

/** The address of a comparison: `/shop?compare=generation-x,generation-y`. @param volumeM3 of the visitor's room, where it is known */
export function compareUrl(slugs: readonly string[], volumeM3?: number): string {
  const volume = volumeM3 === undefined ? '' : `${compareParameters.volume}=${Number(volumeM3.toFixed(2))}`;
  return `${href('shop')}?${slugsQuery('compare', slugs, volume)}`;
}
