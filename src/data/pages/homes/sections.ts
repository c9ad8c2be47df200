import { genSRoom } from '@/assets/pictures/gen-s-room';
import { genXRoom } from '@/assets/pictures/gen-x-room';

export const head = {
  title: 'Air purifiers for homes',
  description:
    'Air purifiers for a bedroom, a living room and a study: which machine, how loud it is at night, what it does about pollen, pets and smoke, and what it costs.',
};

export const banner = {
  title: 'Air purifiers for homes',
  lead: 'Two machines for bedroom, living room and study, sized to your room.',
};

export const machines = {
  title: 'Machines for a home',
  lead: 'Generation X for living rooms and quiet nights, Generation S for small rooms.',
};

/** Above the text, which is `src/content/air-purifier-for-homes.mdx`. */
export const pictures = [
  { file: genSRoom, alt: 'Model of a bedroom: a white Generation S beside a cabinet with a lamp and two books' },
  { file: genXRoom, alt: 'Model of a living room: a white Generation X between a green sofa and a side table' },
];

export const questions = { title: 'Asked by people at home' };
