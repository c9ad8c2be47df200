import { aboutStill } from '@/assets/pictures/about-still';
import { achillesPair } from '@/assets/pictures/achilles-pair';
import { eyeOffice } from '@/assets/pictures/eye-office';
import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { genXStudio } from '@/assets/pictures/gen-x-studio';
import { genZDetail } from '@/assets/pictures/gen-z-detail';
import { homeBedroom } from '@/assets/pictures/home-bedroom';
import type { PictureFile } from '@/assets/pictures/picture';
import { proofAirflowSheet } from '@/assets/pictures/proof-airflow-sheet';
import { proofCarton } from '@/assets/pictures/proof-carton';
import { proofFilters } from '@/assets/pictures/proof-filters';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { roomBusiness } from '@/assets/pictures/room-business';
import { roomDentistry } from '@/assets/pictures/room-dentistry';
import { roomEducation } from '@/assets/pictures/room-education';
import { roomGym } from '@/assets/pictures/room-gym';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { roomHospitality } from '@/assets/pictures/room-hospitality';
import type { RouteKey } from '@/config/routes';
import { articles } from '@/data/articles/articles';

/** Beside a result; those of products are in the catalogue. */
export const pagePictures: Partial<Record<RouteKey, PictureFile>> = {
  ...Object.fromEntries(articles.map(({ page, cover }) => [page, cover])),
  home: eyeSurgery,
  about: aboutStill,
  shop: genXStudio,
  homes: homeBedroom,
  water: achillesPair,
  roomPlanner: eyeOffice,
  buying: proofRatingPlate,
  service: proofFilters,
  delivery: proofCarton,
  evidence: proofAirflowSheet,
  controlsAndPapers: genZDetail,
  business: roomBusiness,
  dentistry: roomDentistry,
  education: roomEducation,
  gym: roomGym,
  healthCare: roomHealthCare,
  hospitality: roomHospitality,
};
