import type { PlainRouteKey } from '@/config/routes';
import { href } from '@/lib/links/href';
import type { Lead } from './answer';

/** What a query asks for, by its words, and the place that answers it. */
export type Intent = {
  /** Words and phrases of buyers; a hyphen joins the words of a phrase. */
  words: string;
  /** Instead of the title and the text of the place. */
  title?: string;
  text?: string;
  /** The section that answers it where the query names a room of this page, or the address of another page. */
  sectors?: Partial<Record<PlainRouteKey, string>>;
} & ({ page: PlainRouteKey; section?: string } | { address: string });

/** Where an intent is answered, for the page of the named room or for all. */
export function leadOf(intent: Intent, sector: PlainRouteKey | undefined): Lead {
  const ownSection = sector && intent.sectors?.[sector];
  if (ownSection) return { to: ownSection.startsWith('/') ? ownSection : `${href(sector)}#${ownSection}` };
  const { title, text } = intent;
  const to = 'address' in intent ? intent.address : href(intent.page) + (intent.section ? `#${intent.section}` : '');
  return { to, ...(title && { title }), ...(text && { text }) };
}
