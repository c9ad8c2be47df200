import { achillesPair } from '@/assets/pictures/achilles-pair';
import { eyeBar } from '@/assets/pictures/eye-bar';
import { eyeGym } from '@/assets/pictures/eye-gym';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { eyeWard } from '@/assets/pictures/eye-ward';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { genXDusk } from '@/assets/pictures/gen-x-dusk';
import { genYCutout } from '@/assets/pictures/gen-y-cutout';
import { genZCutout } from '@/assets/pictures/gen-z-cutout';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import type { PictureFile } from '@/assets/pictures/picture';
import { proofAirflowSheet } from '@/assets/pictures/proof-airflow-sheet';
import { proofAirflowTest } from '@/assets/pictures/proof-airflow-test';
import { proofCarton } from '@/assets/pictures/proof-carton';
import { proofFilters } from '@/assets/pictures/proof-filters';
import { proofFiltersY } from '@/assets/pictures/proof-filters-y';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { roomBusiness } from '@/assets/pictures/room-business';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { roomEducation } from '@/assets/pictures/room-education';
import { roomGym } from '@/assets/pictures/room-gym';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { roomHospitality } from '@/assets/pictures/room-hospitality';
import type { RouteKey } from '@/config/routes';
import type { SectorKey } from '@/config/sectors';
import { articles } from '@/data/articles/articles';

export const roomPictures: Readonly<Record<SectorKey, PictureFile>> = {
  business: roomBusiness,
  dentistry: roomDentistry,
  education: roomEducation,
  gym: roomGym,
  healthCare: roomHealthCare,
  hospitality: roomHospitality,
};

/** Beside its results, one for each while they last; those of products are in the catalogue. */
export const pagePictures: Partial<Record<RouteKey, readonly PictureFile[]>> = {
  ...Object.fromEntries(articles.map(({ page, cover }) => [page, [cover]])),
  home: [eyeSurgery, filmPosterInk],
  blog: articles.map(({ cover }) => cover),
  about: [proofAirflowTest],
  shop: [genZCutout, genYCutout],
  homes: [homeBedroom, genXDusk],
  water: [achillesPair],
  roomPlanner: [eyeOffice],
  buying: [proofRatingPlate],
  service: [proofFilters, proofFiltersY],
  delivery: [proofCarton],
  evidence: [proofAirflowSheet],
  controlsAndPapers: [genZDetail],
  business: [roomBusiness],
  dentistry: [eyeSurgery, roomDentistry],
  education: [roomEducation],
  gym: [eyeGym, roomGym],
  healthCare: [eyeWard, roomHealthCare],
  hospitality: [eyeBar, roomHospitality],
};
