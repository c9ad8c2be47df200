import { company } from './company';
import type { EnquiryTopic } from './enquiry-topics';

/** A sector page: its address, its place in the menus and the enquiry that starts on it. */
type SectorSpec = {
  path: string;
  /** In menus and breadcrumbs. */
  label: string;
  /** Below the label in the menu. */
  note: string;
  topic: EnquiryTopic;
};

/**
 * The sectors, in the order of the menu. Route, menu, enquiry, rooms (data/rooms/sector-rooms), questions and page
 * (app/routing/pages) are typed by these keys: one that is missing is a type error.
 */
export const sectors = {
  dentistry: {
    path: '/dental-air-purifiers-for-dental-clinics',
    label: 'Dentistry',
    note: 'Surgeries and waiting rooms',
    topic: 'dental-practice',
  },
  education: {
    path: '/air-purifiers-for-schools',
    label: 'Education',
    note: 'Classrooms, halls and nurseries',
    topic: 'school',
  },
  healthCare: {
    path: `/clinical-air-purifiers-hospital-air-purifier-by-${company.brandSlug}`,
    label: 'Health Care',
    note: 'Wards, clinics and waiting areas',
    topic: 'ward-or-clinic',
  },
  business: {
    path: `/commercial-air-purifier-commercial-air-purification-by-${company.brandSlug}`,
    label: 'Business',
    note: 'Offices and meeting rooms',
    topic: 'office',
  },
  hospitality: {
    path: '/mars-airpurifier-hospitality',
    label: 'Hospitality',
    note: 'Hotels, restaurants and events',
    topic: 'venue',
  },
  gym: {
    path: `/air-purifiers-for-gyms-and-fitness-studios-${company.brandSlug}`,
    label: 'Gym and fitness',
    note: 'Studios and changing rooms',
    topic: 'gym',
  },
} as const satisfies Record<string, SectorSpec>;

/** Key of a sector. */
export type SectorKey = keyof typeof sectors;

/** The sectors in the order of the menu. */
export const sectorKeys = Object.keys(sectors) as SectorKey[];
