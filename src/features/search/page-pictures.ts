import { achillesPair } from '@/assets/pictures/achilles-pair';
import { coverDataSheet } from '@/assets/pictures/cover-data-sheet';
import { eyeBar } from '@/assets/pictures/eye-bar';
import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { eyeGym } from '@/assets/pictures/eye-gym';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { eyeWard } from '@/assets/pictures/eye-ward';
import { filterXDetail } from '@/assets/pictures/filter-x-detail';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { genXRoom } from '@/assets/pictures/gen-x-room';
import { genZCutout } from '@/assets/pictures/gen-z-cutout';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import type { PictureFile } from '@/assets/pictures/picture';
import { proofAirflowSheet } from '@/assets/pictures/proof-airflow-sheet';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { proofCarton } from '@/assets/pictures/proof-carton';
import { proofFilters } from '@/assets/pictures/proof-filters';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import type { RouteKey } from '@/config/routes';
import type { SectorKey } from '@/config/sectors';
import { articles } from '@/data/articles/articles';

/** The rooms, each with its machines. */
export const roomPictures: Readonly<Record<SectorKey, PictureFile>> = {
  dentistry: eyeSurgery,
  education: eyeClassroom,
  healthCare: eyeWard,
  business: eyeOffice,
  hospitality: eyeBar,
  gym: eyeGym,
};

/** Beside the results of a page, which are sections of it; those of products are in the catalogue. */
export const pagePictures: Partial<Record<RouteKey, readonly PictureFile[]>> = {
  ...Object.fromEntries(articles.map(({ page, cover }) => [page, [cover]])),
  ...Object.fromEntries(Object.entries(roomPictures).map(([page, picture]) => [page, [picture]])),
  home: [filmPosterInk, genXRoom],
  roomPlanner: [genXRoom],
  about: [proofAirflowTest],
  shop: [genZCutout],
  homes: [homeBedroom],
  water: [achillesPair],
  blog: [coverDataSheet],
  buying: [proofRatingPlate, proofAirflowSheet],
  service: [proofFilters, filterXDetail],
  delivery: [proofCarton],
  evidence: [proofAirflowSheet, proofAirflowTest],
  controlsAndPapers: [genZDetail],
};
