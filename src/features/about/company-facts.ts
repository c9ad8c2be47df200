import { sample } from '@/config/sample';

/**
 * The four facts of the About page, as the specification gives them. Claims: the owner signs them off before the site
 * goes live (docs/go-live.md).
 */
export const companyFacts = sample({
  satisfiedClients: 500,
  activeEngagement: { percent: 80, of: 'of our clients were in touch with us in the past year' },
  products: 4,
  awards: 5,
});

/** Outer width and height in millimetres, the indicative figures of the product pages. */
export const machineSizes = [
  { name: 'S', widthMm: 240, heightMm: 520 },
  { name: 'X', widthMm: 340, heightMm: 760 },
  { name: 'Y', widthMm: 330, heightMm: 880 },
  { name: 'Z', widthMm: 460, heightMm: 1180 },
] as const;
