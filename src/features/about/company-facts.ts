import { sample } from '@/config/sample';

/** Claims of the specification; the owner signs them off (docs/go-live.md). */
export const companyFacts = sample({
  satisfiedClients: 500,
  activeEngagement: { percent: 80, of: 'of our clients were in touch with us in the past year' },
  products: 4,
  awards: 5,
});
