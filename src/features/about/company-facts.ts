import { sample } from '@/config/sample';

/** Claims of the specification; the owner signs them off (docs/go-live.md). */
export const companyFacts = sample({
  satisfiedClients: 500,
  activeEngagement: { percent: 80, of: 'of our clients were in touch with us in the past year' },
  products: 4,
  awards: 5,
});

/** Indicative outer width and height in mm, as on the product pages. */
export const machineSizes = [
  { name: 'S', widthMm: 240, heightMm: 520 },
  { name: 'X', widthMm: 340, heightMm: 760 },
  { name: 'Y', widthMm: 330, heightMm: 880 },
  { name: 'Z', widthMm: 460, heightMm: 1180 },
] as const;
