import type { ProductSlug } from '@/config/product-slugs';

/** On its own for the inline script, which takes no object. */
export const draftPersonKey = 'mars.draft.person';

/**
 * Every storage key, of session storage by default. A test compares the cookie page with the keys that the site
 * really writes.
 */
export const storageKeys = {
  draftPerson: draftPersonKey,
  draftContact: 'mars.draft.contact',
  draftRequest: (slug: ProductSlug) => `mars.draft.request.${slug}` as const,
  /** Forms with a pending request, so that a reload can report an unknown outcome. */
  sending: 'mars.sending',
  /** Local storage: rooms of the room planner. */
  rooms: 'mars.rooms',
  /** Local storage: recent searches. */
  searches: 'mars.searches',
  /** Local storage: for whom a business case is made. */
  organisationName: 'mars.body',
} as const;
