import { sample } from '@/config/sample';

/** Invented names, each with its wordmark. */
export const partners = sample([
  { name: 'Harrow & Vale Dental', wordmark: 'harrow-vale' },
  { name: 'Northmere Schools Trust', wordmark: 'northmere' },
  { name: 'Aldgate Strength', wordmark: 'aldgate' },
  { name: 'Penhale Hotels', wordmark: 'penhale' },
  { name: 'Kestrel Labs', wordmark: 'kestrel' },
] as const);

export type Partner = (typeof partners)['sample'][number];
