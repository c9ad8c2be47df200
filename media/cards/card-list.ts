import { readArticles } from '../../scripts/articles/read-articles';

export type Card = {
  file: string;
  title: string;
  line: string;
  picture: string;
  /** 0 is left, 1 right. */
  focus?: number;
};

function card(file: string, title: string, line: string, picture: string): Card {
  return { file, title, line, picture };
}

/** The lines of machines and sectors are held by `card-list.test.ts`. Default (home, legal), pages and sectors by key, products by slug, articles. */
export const cardList: readonly Card[] = [
  card(
    'default',
    'Clean air for the room you are in',
    'Clinical, industrial and domestic air purifiers',
    'gen-x-studio',
  ),
  card('about', 'We sell air you can measure', 'A company with a narrow subject', 'gen-y-room'),
  card('contact', 'Ask us about your room', 'By message, e-mail or freephone', 'gen-s-room'),
  card('shop', 'Purifiers, bottles and filters', 'Every model with its figures', 'gen-z-studio'),
  card('blog', 'Articles & Resources', 'What the figures mean', 'filter-x-detail'),
  card('water', 'A bottle that treats its water', 'Smart water purification with UV-C', 'achilles-pair'),
  card('generation-s', 'Generation S', 'Rooms up to 8 m²', 'gen-s-studio'),
  card('generation-x', 'Generation X', '£495, rooms up to 36 m²', 'gen-x-studio'),
  card('generation-y', 'Generation Y', '£695, clinical rooms up to 27 m²', 'gen-y-studio'),
  card('generation-z', 'Generation Z', '£1,195, rooms up to 46 m²', 'gen-z-studio'),
  card(
    'achilles-water-bottle-white',
    'Achilles Water Bottle White',
    '750 ml, treats its water by UV-C',
    'achilles-white',
  ),
  card(
    'achilles-water-bottle-black',
    'Achilles Water Bottle Black',
    '750 ml, treats its water by UV-C',
    'achilles-black',
  ),
  card('mars-air-sense', 'Mars Air Sense', 'Reads PM2.5, PM10, CO₂ and HCHO', 'air-sense'),
  card('gen-s-filter', 'Gen S Filter', 'Replacement filter for Generation S', 'filter-s'),
  card('gen-x-filter', 'Gen X Filter', 'Replacement filter for Generation X', 'filter-x'),
  card('gen-y-filter', 'Gen Y Filter', 'Replacement filter for Generation Y', 'filter-y'),
  card('gen-z-filter', 'Gen Z Filter', 'Replacement filters for Generation Z', 'filter-z'),
  card('dentistry', 'Air purifiers for dental practices', 'A surgery: one Generation Y, £695', 'eye-surgery'),
  card('education', 'Air purifiers for schools', 'A classroom: four Generation X, £1,980', 'eye-classroom'),
  card('healthCare', 'Air purifiers for health care', 'A four-bed bay: two Generation Y, £1,390', 'eye-ward'),
  card('business', 'Air purifiers for offices', 'An open office: five Generation X, £2,475', 'eye-office'),
  card(
    'hospitality',
    'Air purifiers for hospitality and events',
    'A restaurant with music: three Generation X, £1,485',
    'eye-bar',
  ),
  card('gym', 'Air purifiers for gyms', 'A gym floor: five Generation X, £2,475', 'eye-gym'),
  ...readArticles().map(({ slug, title, shortTitle = title, cardLine, cover }) => ({
    file: slug,
    title: shortTitle,
    line: cardLine,
    picture: cover,
    ...(cover === 'tape-measure' && { focus: 0.66 }),
  })),
];
