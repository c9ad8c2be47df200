import { href } from '../../../src/lib/links/href';

/** Something to press, and what then is to be seen: each the first that a selector finds, an answer only where it is in sight. */
export type Press = { name: string; path: string; target: string; answer: string };

/** The menu of narrow screens: the same words find it on other sites, too. */
export const menuPress: Press = {
  name: 'menu',
  path: href('home'),
  target: 'header button[aria-label*="menu" i]',
  answer: '[role="dialog"] a, dialog[open] a, header nav a',
};

const product = href('product', { slug: 'generation-x' });

/** What visitors press first. What stands further down is scrolled to in the moment of the press: nothing tells before it that somebody is there. */
export const presses: readonly Press[] = [
  menuPress,
  {
    name: 'accordion',
    path: href('home'),
    target: 'main details:nth-child(2) > summary',
    answer: 'main details:nth-child(2)[open] > summary',
  },
  {
    name: 'tab',
    path: product,
    target: 'main [role="tab"]:nth-child(2)',
    answer: 'main [role="tab"]:nth-child(2)[aria-selected="true"]',
  },
  {
    name: 'calculator',
    path: href('home'),
    target: '#calculator button[type="submit"]',
    answer: '#calculator [aria-invalid="true"]',
  },
  {
    name: 'gallery',
    path: product,
    target: 'main [aria-label^="Picture 3 of"]',
    answer: 'main [aria-label^="Picture 3 of"][aria-current="true"]',
  },
  {
    name: 'price request',
    path: product,
    target: 'main button[aria-haspopup="dialog"]',
    answer: '[role="dialog"] form',
  },
];

/** When the first press comes, in seconds after the first paint of content. */
export const pressedAfterS = [0, 1, 3] as const;
export type PressedAfterS = (typeof pressedAfterS)[number];
