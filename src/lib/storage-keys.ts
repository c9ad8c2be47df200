import type { ProductSlug } from '@/config/product-slugs';

/**
 * Every key this site writes to the browser's storage: of the session, where nothing else is said. The cookie page lists
 * these, and a test compares its table with what the site really stores.
 */
export const storageKeys = {
  /** Name, phone and e-mail as typed, shared by both forms until something was sent. */
  draftPerson: 'mars.draft.person',
  /** The message as typed in the contact form. */
  draftContact: 'mars.draft.contact',
  /** The quantity as typed in the price request for one product. */
  draftRequest: (slug: ProductSlug) => `mars.draft.request.${slug}` as const,
  /** Which forms have a request under way, so that a reload can say that its outcome is not known. */
  sending: 'mars.sending',
  /** Local storage, so that they are there on the next visit: the rooms of the room planner. */
  rooms: 'mars.rooms',
  /** Local storage: the last searches. */
  searches: 'mars.searches',
} as const;
