import type { PlainRouteKey } from '@/config/routes';
import { href } from '@/lib/links/href';
import type { Lead } from './answer';

/** A page or a section of it, as in "evidence#noise". */
type Place = PlainRouteKey | `${PlainRouteKey}#${string}`;

/** What a query asks for, by its words, and the place that answers it. */
export type Intent = {
  /** Words and phrases of buyers; a hyphen joins the words of a phrase. */
  words: string;
  /** Instead of the title and the text of the place. */
  title?: string;
  text?: string;
  /** The section that answers it where the query names a room of this page, or the address of another page. */
  sectors?: Partial<Record<PlainRouteKey, string>>;
} & ({ to: Place } | { address: string });

/** The words of places that answer by their own title and text. */
export type PlaceWords = Partial<Record<Place, string>>;

export function intentsOf(places: Readonly<Record<string, string>>): Intent[] {
  return Object.entries(places).map(([to, words]) => ({ words, to: to as Place }));
}

function addressOf(place: string): string {
  const [page, section] = place.split('#') as [PlainRouteKey, string?];
  return href(page) + (section ? `#${section}` : '');
}

/** Where an intent is answered, for the page of the named room or for all. */
export function leadOf(intent: Intent, sector: PlainRouteKey | undefined): Lead {
  const own = sector && intent.sectors?.[sector];
  if (own) return { to: own.startsWith('/') ? own : addressOf(`${sector}#${own}`) };
  const { title, text } = intent;
  return {
    to: 'address' in intent ? intent.address : addressOf(intent.to),
    ...(title && { title }),
    ...(text && { text }),
  };
}
