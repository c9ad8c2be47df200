import type { StageNumber } from '@/data/products/product';
import type { PollutantName } from './pollutant-shapes';

type Pollutant = { name: PollutantName; title: string; says: string; stages: readonly StageNumber[] };

/**
 * A filter captures particles, carbon adsorbs gases, UV-C inactivates microbes; the owner signs the mapping off
 * (docs/go-live.md).
 */
export const pollutants: readonly Pollutant[] = [
  {
    name: 'viruses',
    title: 'Viruses',
    says: 'HEPA captures the droplets that carry them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
  {
    name: 'bacteria',
    title: 'Bacteria',
    says: 'HEPA captures them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
  {
    name: 'fungi',
    title: 'Fungi',
    says: 'The large-particulate filter and HEPA capture them.',
    stages: [1, 3, 4],
  },
  { name: 'compounds', title: 'Compounds', says: 'Carbon adsorbs volatile compounds and odour.', stages: [2] },
  {
    name: 'mercury',
    title: 'Mercury Vapour',
    says: 'From amalgam work. Carbon adsorbs part of it.',
    stages: [2],
  },
  {
    name: 'pollen',
    title: 'Pollen',
    says: 'The large-particulate filter and HEPA capture it.',
    stages: [1, 3],
  },
  {
    name: 'asbestos',
    title: 'Asbestos',
    says: 'HEPA captures stray fibres. Leave asbestos work to a specialist.',
    stages: [3],
  },
  {
    name: 'mould',
    title: 'Mould Spores',
    says: 'HEPA captures them, UV-C inactivates microbes behind it.',
    stages: [3, 4],
  },
];
