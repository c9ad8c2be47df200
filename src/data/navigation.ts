import { sectorKeys, routes, type SectorKey } from '@/config/routes';
import { href } from '@/lib/links/href';

export type MenuItem = { title: string; link: string; note?: string; subMenuItem?: MenuItem[] };

const sectorNotes: Record<SectorKey, string> = {
  dentistry: 'Surgeries and waiting rooms',
  education: 'Classrooms, halls and nurseries',
  healthCare: 'Wards, clinics and waiting areas',
  business: 'Offices and meeting rooms',
  hospitality: 'Hotels, restaurants and events',
  gym: 'Studios and changing rooms',
};

export const mainMenu: MenuItem[] = [
  { title: 'Home', link: href('home') },
  { title: 'About Us', link: href('about') },
  {
    title: 'Air purifier',
    link: href(sectorKeys[0]),
    subMenuItem: sectorKeys.map((key) => ({ title: routes[key].label, link: href(key), note: sectorNotes[key] })),
  },
  { title: 'Water', link: href('water') },
  { title: 'Shop', link: href('shop') },
  { title: 'Blog', link: href('blog') },
  { title: 'Contact', link: href('contact') },
];

export const quickLinks: MenuItem[] = [
  { title: 'About Us', link: href('about') },
  { title: 'Shop', link: href('shop') },
  { title: 'Calculator', link: `${href('home')}#calculator` },
  { title: routes.roomPlanner.label, link: href('roomPlanner') },
  { title: routes.homes.label, link: href('homes') },
  { title: 'Blog', link: href('blog') },
  { title: 'Contact', link: href('contact') },
];

export const resources: MenuItem[] = (
  [
    'delivery',
    'service',
    'privacyPolicy',
    'termsAndConditions',
    'acceptableUsePolicy',
    'cookiePolicy',
    'accessibilityStatement',
  ] as const
).map((key) => ({ title: routes[key].label, link: href(key) }));
