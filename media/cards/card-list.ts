import { readArticles } from '../../scripts/articles/read-articles';

export type Card = {
  file: string;
  title: string;
  line: string;
  picture: string;
  /** 0 is left, 1 right. */
  focus?: number;
};

/** Default (home, legal), pages and sectors by key, products by slug, articles. */
export const cardList: readonly Card[] = [
  {
    file: 'default',
    title: 'Clean air for the room you are in',
    line: 'Clinical, industrial and domestic air purifiers',
    picture: 'gen-x-studio',
  },
  {
    file: 'about',
    title: 'We sell air you can measure',
    line: 'A company with a narrow subject',
    picture: 'gen-y-room',
  },
  {
    file: 'contact',
    title: 'Ask us about your room',
    line: 'By message, e-mail or freephone',
    picture: 'gen-s-room',
  },
  {
    file: 'shop',
    title: 'Purifiers, bottles and filters',
    line: 'Every model with its figures',
    picture: 'gen-z-studio',
  },
  {
    file: 'blog',
    title: 'Articles & Resources',
    line: 'What the figures mean',
    picture: 'filter-x-detail',
  },
  {
    file: 'water',
    title: 'A bottle that cleans itself',
    line: 'Smart water purification with UV-C',
    picture: 'achilles-pair',
  },
  { file: 'generation-s', title: 'Generation S', line: 'Domestic, 160 m³/h', picture: 'gen-s-studio' },
  { file: 'generation-x', title: 'Generation X', line: 'Domestic, 720 m³/h', picture: 'gen-x-studio' },
  { file: 'generation-y', title: 'Generation Y', line: 'Clinical, 633 m³/h', picture: 'gen-y-studio' },
  {
    file: 'generation-z',
    title: 'Generation Z',
    line: 'Industrial, 1,156 m³/h',
    picture: 'gen-z-studio',
  },
  {
    file: 'achilles-water-bottle-white',
    title: 'Achilles Water Bottle White',
    line: '750 ml, cleans itself with UV-C',
    picture: 'achilles-white',
  },
  {
    file: 'achilles-water-bottle-black',
    title: 'Achilles Water Bottle Black',
    line: '750 ml, cleans itself with UV-C',
    picture: 'achilles-black',
  },
  {
    file: 'mars-air-sense',
    title: 'Mars Air Sense',
    line: 'Reads PM2.5, PM10, CO₂ and HCHO',
    picture: 'air-sense',
  },
  {
    file: 'gen-s-filter',
    title: 'Gen S Filter',
    line: 'Replacement filter for Generation S',
    picture: 'filter-s',
  },
  {
    file: 'gen-x-filter',
    title: 'Gen X Filter',
    line: 'Replacement filter for Generation X',
    picture: 'filter-x',
  },
  {
    file: 'gen-y-filter',
    title: 'Gen Y Filter',
    line: 'Replacement filter for Generation Y',
    picture: 'filter-y',
  },
  {
    file: 'gen-z-filter',
    title: 'Gen Z Filter',
    line: 'Replacement filters for Generation Z',
    picture: 'filter-z',
  },
  {
    file: 'dentistry',
    title: 'Air purifiers for dental practices',
    line: 'Sized to the surgery',
    picture: 'room-dentistry',
  },
  {
    file: 'education',
    title: 'Air purifiers for schools',
    line: 'Sized to the classroom',
    picture: 'room-education',
  },
  {
    file: 'healthCare',
    title: 'Air purifiers for health care',
    line: 'Sized to the ward',
    picture: 'room-health-care',
  },
  {
    file: 'business',
    title: 'Air purifiers for offices',
    line: 'Sized to the floor',
    picture: 'room-business',
  },
  {
    file: 'hospitality',
    title: 'Air purifiers for hospitality and events',
    line: 'Sized to the room',
    picture: 'room-hospitality',
  },
  { file: 'gym', title: 'Air purifiers for gyms', line: 'Sized to the studio', picture: 'room-gym' },
  ...readArticles().map(({ slug, title, shortTitle = title, cardLine, cover }) => ({
    file: slug,
    title: shortTitle,
    line: cardLine,
    picture: cover,
    focus: ['article-cover', 'cover-classroom'].includes(cover) ? 0.8 : 0.5,
  })),
];
