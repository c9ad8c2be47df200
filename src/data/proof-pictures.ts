import type { PictureFile } from '@/assets/pictures/picture';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { proofAirflowSheet } from '@/assets/pictures/proof-airflow-sheet';
import { proofCarton } from '@/assets/pictures/proof-carton';
import { proofFilters } from '@/assets/pictures/proof-filters';
import { proofFiltersS } from '@/assets/pictures/proof-filters-s';
import { proofFiltersY } from '@/assets/pictures/proof-filters-y';
import { proofFiltersZ } from '@/assets/pictures/proof-filters-z';
import { twoSockets as twoSocketsPicture } from '@/assets/pictures/two-sockets';
import { filterCare } from './products/filter-care';

/** A picture with its alternative text and caption. */
export type ProofPicture = { picture: PictureFile; alt: string; caption: string };

/** A new filter, at the left, beside a used one: what stands under each. */
export type FilterInUse = Omit<ProofPicture, 'caption'> & { captions: readonly [whenNew: string, used: string] };

const afterMonths = `After ${filterCare.changeMonths[1]} months`;

export const fullFilter: FilterInUse = {
  picture: proofFilters,
  alt: 'Two round filters on a bench, their orange straps up: the left one is new and white, the right one is used, its pleats grey with dust, most of all near the foot',
  captions: ['New', `${afterMonths} (rendering)`],
};

const turnedOver =
  'Two round filters on a bench, turned over, both white outside: the left one is clean inside too, the right one is full of grey dust';

/** The air comes from the inside, and so does the dust. */
const turnedOverCaptions = ['New, turned over', `${afterMonths}: dust inside (rendering)`] as const;

export const fullFilterY: FilterInUse = {
  picture: proofFiltersY,
  alt: turnedOver,
  captions: turnedOverCaptions,
};

export const fullFilterS: FilterInUse = {
  picture: proofFiltersS,
  alt: turnedOver,
  captions: turnedOverCaptions,
};

/** The mesh is the first that the air meets. */
export const fullPanelZ: FilterInUse = {
  picture: proofFiltersZ,
  alt: 'Two mesh panels of Generation Z side by side on a bench: the left one is new, on the right one a coat of grey dust, like felt, hides the mesh',
  captions: ['Mesh panel, new', `${filterCare.changeMonths[1]} months, never cleaned (rendering)`],
};

export const airflowSheet: Omit<ProofPicture, 'caption'> = {
  picture: proofAirflowSheet,
  alt: 'An airflow sheet on a desk, marked as a sample, with a pen on its line for the signature; behind the desk the top of Generation Y',
};

/** The open office of our example with a set of five machines. */
export const machinesInOffice: Omit<ProofPicture, 'caption'> = {
  picture: eyeOffice,
  alt: 'An open office with banks of desks, a person walking past, blurred, and five white Generation X: two beside the desks, three at the walls',
};

/** The machines of one office, to one scale. */
export const twoSockets: Omit<ProofPicture, 'caption'> = {
  picture: twoSocketsPicture,
  alt: 'A wall of an office in low sun: at the left two dark Generation Z plugged into one double socket, at the right four white Generation X plugged into two',
};

export const unpacked: ProofPicture = {
  picture: proofCarton,
  alt: 'Generation X on a wooden floor beside its open carton, before it is plugged in; a cap of moulded pulp and the manual lie in front',
  caption: 'Generation X out of its carton, with its manual. Peel off the blue film.',
};
