/** One social card: its file name, the picture from media/masters, and two lines of text. */
export type Card = {
  file: string;
  title: string;
  line: string;
  picture: string;
  /** Colour of the ground, the same as the picture's, so that the two meet without an edge. */
  ground: string;
};

const studio = '#e4ebef';
const room = '#e1ecef';
const white = '#f6f8f9';
const grey = '#d9dde0';

/** Every social card: the default (home and legal pages), plain pages by key, products by slug, sectors by key, the article. */
export const cardList: readonly Card[] = [
  {
    file: 'default',
    title: 'Copper goes in. Blue comes out.',
    line: 'Clinical, industrial and domestic air purifiers',
    picture: 'gen-x-studio',
    ground: studio,
  },
  {
    file: 'about',
    title: 'We sell air you can measure',
    line: 'A company with a narrow subject',
    picture: 'gen-y-room',
    ground: room,
  },
  {
    file: 'contact',
    title: 'Ask us about your room',
    line: 'By message, e-mail or freephone',
    picture: 'gen-s-room',
    ground: room,
  },
  {
    file: 'shop',
    title: 'Purifiers, bottles and filters',
    line: 'Every model with its figures',
    picture: 'gen-z-studio',
    ground: studio,
  },
  {
    file: 'blog',
    title: 'Articles & Resources',
    line: 'What the figures mean',
    picture: 'filter-x-detail',
    ground: white,
  },
  {
    file: 'water',
    title: 'A bottle that cleans itself',
    line: 'Smart water purification with UV-C',
    picture: 'achilles-pair',
    ground: grey,
  },
  { file: 'generation-s', title: 'Generation S', line: 'Domestic, 160 m³/h', picture: 'gen-s-studio', ground: studio },
  { file: 'generation-x', title: 'Generation X', line: 'Domestic, 720 m³/h', picture: 'gen-x-studio', ground: studio },
  { file: 'generation-y', title: 'Generation Y', line: 'Clinical, 633 m³/h', picture: 'gen-y-studio', ground: studio },
  {
    file: 'generation-z',
    title: 'Generation Z',
    line: 'Industrial, 1,156 m³/h',
    picture: 'gen-z-studio',
    ground: studio,
  },
  {
    file: 'achilles-water-bottle-white',
    title: 'Achilles Water Bottle White',
    line: '750 ml, cleans itself with UV-C',
    picture: 'achilles-white',
    ground: grey,
  },
  {
    file: 'achilles-water-bottle-black',
    title: 'Achilles Water Bottle Black',
    line: '750 ml, cleans itself with UV-C',
    picture: 'achilles-black',
    ground: grey,
  },
  {
    file: 'mars-air-sense',
    title: 'Mars Air Sense',
    line: 'Reads PM2.5, PM10, CO₂ and HCHO',
    picture: 'air-sense',
    ground: white,
  },
  {
    file: 'gen-s-filter',
    title: 'Gen S Filter',
    line: 'Replacement filter for Generation S',
    picture: 'filter-s',
    ground: white,
  },
  {
    file: 'gen-x-filter',
    title: 'Gen X Filter',
    line: 'Replacement filter for Generation X',
    picture: 'filter-x',
    ground: white,
  },
  {
    file: 'gen-y-filter',
    title: 'Gen Y Filter',
    line: 'Replacement filter for Generation Y',
    picture: 'filter-y',
    ground: white,
  },
  {
    file: 'gen-z-filter',
    title: 'Gen Z Filter',
    line: 'Replacement filters for Generation Z',
    picture: 'filter-z',
    ground: white,
  },
  {
    file: 'dentistry',
    title: 'Air purifiers for dental practices',
    line: 'Sized to the surgery',
    picture: 'room-dentistry',
    ground: room,
  },
  {
    file: 'education',
    title: 'Air purifiers for schools',
    line: 'Sized to the classroom',
    picture: 'room-education',
    ground: room,
  },
  {
    file: 'healthCare',
    title: 'Air purifiers for health care',
    line: 'Sized to the ward',
    picture: 'room-health-care',
    ground: room,
  },
  {
    file: 'business',
    title: 'Air purifiers for offices',
    line: 'Sized to the floor',
    picture: 'room-business',
    ground: room,
  },
  {
    file: 'hospitality',
    title: 'Air purifiers for hospitality and events',
    line: 'Sized to the room',
    picture: 'room-hospitality',
    ground: room,
  },
  { file: 'gym', title: 'Air purifiers for gyms', line: 'Sized to the studio', picture: 'room-gym', ground: room },
  {
    file: 'article',
    title: 'Air purification in dentistry',
    line: 'An article',
    picture: 'room-dentistry',
    ground: room,
  },
];
