import { type PlainRouteKey, routes } from '@/config/routes';
import { sectorKeys, sectors } from '@/config/sectors';
import { href } from '@/lib/links/href';

/** An entry of the menus; one with `subMenuItem` opens a list. */
export type MenuItem = { title: string; link: string; note?: string; subMenuItem?: MenuItem[] };

export const mainMenu: MenuItem[] = [
  { title: 'Home', link: href('home') },
  { title: 'About Us', link: href('about') },
  {
    title: 'Air purifier',
    link: href('dentistry'),
    subMenuItem: [
      ...sectorKeys.map((key) => ({ title: sectors[key].label, link: href(key), note: sectors[key].note })),
      { title: 'For your home', link: href('homes'), note: 'Bedroom, living room and study' },
    ],
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
  { title: 'Blog', link: href('blog') },
  { title: 'Contact', link: href('contact') },
];

function linksTo(...keys: PlainRouteKey[]): MenuItem[] {
  return keys.map((key) => ({ title: routes[key].label, link: href(key) }));
}

export const resources = linksTo('buying', 'delivery', 'service', 'controlsAndPapers', 'accessibilityStatement');

/** In the small print. */
export const legalLinks = linksTo('privacyPolicy', 'termsAndConditions', 'acceptableUsePolicy', 'cookiePolicy');
