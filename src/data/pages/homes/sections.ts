import { genXRoom } from '@/assets/pictures/gen-x-room';
import { money } from '@/lib/format/money';
import { generationXSummary } from '../../products/generation-x/summary';

export const head = {
  title: 'Air purifiers for homes',
  description:
    'Air purifiers for a bedroom, a living room and a study: which machine, how loud it is at night, what it does about pollen, pets and smoke, and what it costs.',
};

export const banner = {
  title: 'Air purifiers for homes',
  lead: `One Generation X, ${money(generationXSummary.pricePence)}, cleans the air of a bedroom below 20 dB(A), of a living room at 32.`,
};

export const machines = {
  title: 'Machines for a home',
  lead: 'Generation X for bedroom and living room, Generation S for a study.',
};

/** Above the text, which is `src/content/air-purifier-for-homes.mdx`. */
export const pictures = [
  { file: genXRoom, alt: 'Model of a living room: a white Generation X between a green sofa and a side table' },
];

export const questions = { title: 'Asked by people at home' };
