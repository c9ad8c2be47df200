import { routes } from '../../../src/config/routes';

const product = (slug: string) => `/product-details/${slug}`;

/** What is said, the page’s address, and the words that must stand in its `<main>`. */
export type Statement = [what: string, address: string, words: RegExp | RegExp[]];

/** The pages of the specification by address, with their main headings. */
export const mainHeadings: [address: string, heading: string | RegExp][] = [
  ['/', /Air Purification System$/],
  ['/home', /Air Purification System$/],
  ['/about', 'About Us'],
  ['/contact', 'Connect with us'],
  ['/shop', 'Shop'],
  ['/blog', 'Articles & Resources'],
  ['/air-purification-in-dentistry', 'Air purification in dentistry'],
  ['/water-purifire', 'Smart Water Purification System'],
  [product('generation-x'), 'Generation X'],
  [product('mars-air-sense'), 'Mars Air Sense'],
  ['/dental-air-purifiers-for-dental-clinics', /dental clinics/],
  ['/air-purifiers-for-schools', /schools/],
  ['/clinical-air-purifiers-hospital-air-purifier-by-mars', /hospitals/],
  ['/commercial-air-purifier-commercial-air-purification-by-mars', /Commercial .* offices/],
  ['/mars-airpurifier-hospitality', /hospitality and events/],
  ['/air-purifiers-for-gyms-and-fitness-studios-mars', /gyms and fitness studios/],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/acceptable-use-policy', 'Acceptable Use Policy'],
  ['/cookie-policy', 'Cookie Policy'],
  ['/404', 'Page not found'],
];

/** Claims with the tests or rules that they rest on. */
export const claims: Statement[] = [
  ['airflow by ISO 14644', '/about', /Airflow at full speed is tested with ISO 14644 clean-room methods/],
  ['filters by ISO 29463', '/about', /Filters, class H13, are tested to ISO 29463/],
  [
    'what halving makes of our figure',
    routes.dentistry.path,
    /at half of its stated output without an independent test\. Our test is our own, so counted at half one Generation Y gives/,
  ],
  ['Filters and Spare Parts', routes.dentistry.path, /Filters and Spare Parts/],
  [
    'Service Contract',
    routes.dentistry.path,
    /buy the machine upfront and pay monthly for its care only: less a month than hire purchase/,
  ],
  ['Contract Hire Purchase', routes.dentistry.path, /One monthly payment for machine and care/],
  ['free certificate', routes.dentistry.path, /A certificate for every room ?Included in both contracts/],
  ['minimum 3, optimum 6', '/', /Three an hour is our minimum, six our optimum/],
  ['windows count as 1', '/', /open windows count as one/],
  ['up to 53 ACH', '/', /up to 53 ACH/],
  ['30 minutes above 10 ACH', routes.dentistry.path, /30 minutes or less.*15 at 10 or more/],
  ['10 minutes on the dental page', routes.dentistry.path, /10 minutes.*high-volume suction, rubber dam or both/],
  [
    '15 minutes in the article',
    routes['air-purification-in-dentistry'].path,
    /From 10 air changes on the guidance meant 15 minutes, and as little as 10/,
  ],
  ['half of the maker’s rate', routes.dentistry.path, /counted an air cleaner at half of its stated output/],
  ['HEPA 99.97%', '/about', /99\.97% at 0\.3 micron/],
  ['down to 0.1 micron', '/', /Down to 0\.1 micron/],
  [
    'HEPA H14, H13 and E11',
    routes['air-purification-in-dentistry'].path,
    [/H13 stops at least 99\.95%/, /H14 at least 99\.995%/, /E11, at 95%/],
  ],
  [
    '99.99% of pathogens captured',
    '/evidence',
    /In our own test 99\.99% of the airborne pathogens tested were captured/,
  ],
  ['99.99% in a test', routes['air-purification-in-dentistry'].path, /“99\.99%”, it is the result of a test/],
  [
    'no ozone at 253 nm',
    routes['air-purification-in-dentistry'].path,
    /Light of 253\.7.nm, the wavelength of our lamps, makes none\. Ultraviolet light makes ozone below about 240/,
  ],
  ['largest delivery', routes['air-purification-in-dentistry'].path, /delivers up to 1,156 m³\/h/],
  ['filters every 6 to 12 months', '/', /Every 6 to 12 months: six if it runs day and night/],
  ['cleaning every three months', '/', /Every three months, unplug the machine, take out the large-particulate filter/],
  ['20 cm from walls', '/', /at least 20 cm from every wall/],
  ['delivery', '/', /In 3 to 5 working days\. Same-day delivery is possible/],
  ['noise', '/', /From below 20 dB\(A\) at speed 1.*Full speed, 46 to 58 dB\(A\)/],
  [
    'coverage at 5 ACH',
    product('generation-x'),
    [/Coverage at 5 air changes an hour, list value 144 m²/, /Coverage is our list value/],
  ],
  ['what Domestic means', product('generation-s'), /Domestic: Rooms that people use/],
  ['what Clinical means', product('generation-y'), /Clinical: Dental, medical and beauty treatment rooms/],
  ['what Industrial means', product('generation-z'), /Industrial: Large rooms with few sockets/],
  ['testimonial', '/', /Owner, piercing studio.*East Midlands, March 2021/],
  ['PM2.5 of 12 and 35', product('mars-air-sense'), /good at 12 or less, with spikes below 35/],
  ['500+ clients', '/about', /500\+ ?satisfied clients/],
  ['80% engagement', '/about', /80% ?active engagement/],
  ['4 products', '/about', /4 products/],
  ['5 awards', '/about', /5 awards/],
  ['meter: 3000 mAh, 6 hours', product('mars-air-sense'), /holds 3000 mAh and lasts for up to 6 hours/],
  ['meter: power-off', product('mars-air-sense'), /It turns off after an hour unused/],
  ['meter: USB', product('mars-air-sense'), /Export the readings by USB/],
  ['bottle: 2 hours', routes.water.path, /Every 2 hours ?A cleaning cycle starts by itself/],
  ['bottle: 60 seconds', routes.water.path, /60 ?seconds ?One UV-C treatment of clear tap water/],
  [
    'bottle: 99.99%',
    routes.water.path,
    /99\.99%[^.]*Of the mould, bacteria and viruses tested: inactivated by UV-C, in our own test/,
  ],
  ['warranty', product('generation-x'), /1 year service warranty/],
  ['opening hours', '/contact', /Monday to Friday, 9 am to 5 pm/],
  ['reply', '/contact', /We reply within 24 hours/],
  ['headquarters', '/about', /UK based in Nottingham/],
  ['events', routes.hospitality.path, /events/i],
];

/** What the law asks the policies to say. */
export const legalPages: Statement[] = [
  [
    'data collected',
    '/privacy-policy',
    [
      /What we collect/,
      /Contact form\..*name, phone number, e-mail address/,
      /The product, the quantity/,
      /Server log\. The internet \(IP\) address of your device/,
    ],
  ],
  [
    'lawful bases',
    '/privacy-policy',
    [
      /lawful basis/,
      /Legitimate interests:/,
      /Our contract with you\./,
      /Legal obligation\./,
      /Consent, which you can withdraw/,
    ],
  ],
  ['marketing opt-in', '/privacy-policy', /marketing only to people who have asked for it/],
  ['cookies', '/privacy-policy', /The Cookie Policy lists each entry/],
  ['international transfers', '/privacy-policy', /International Data Transfer Agreement/],
  ['retention', '/privacy-policy', /How long we keep it/],
  ['one month, no fee', '/privacy-policy', /We answer within one month and there is usually no fee/],
  ['regulator', '/privacy-policy', /complain to the regulator at any time/],
  ['site use', '/terms-and-conditions', /Using the site/],
  ['account security', '/terms-and-conditions', /keep the password to yourself/],
  ['intellectual property', '/terms-and-conditions', [/Who owns what/, /needs our consent in writing/]],
  ['licence for uploads', '/terms-and-conditions', /you grant us a non-exclusive, royalty-free licence/],
  [
    'liability',
    '/terms-and-conditions',
    [
      /Nothing in these terms limits or excludes liability for death or personal injury caused by our negligence/,
      /we are responsible for loss that is a foreseeable result/,
      /as far as the law allows we are not liable for loss of profit/,
    ],
  ],
  ['viruses and misuse', '/terms-and-conditions', /Do not introduce viruses/],
  ['linking', '/terms-and-conditions', /You may link to any page of the site, provided/],
  ['governing law', '/terms-and-conditions', /governed by the law of England and Wales/],
  [
    'other nations',
    '/terms-and-conditions',
    /consumer who lives in Scotland or Northern Ireland, you may also bring a claim/,
  ],
  ['trade marks', '/terms-and-conditions', /Trade mark notice\..*are names and marks that we use/],
  [
    'minors',
    '/acceptable-use-policy',
    /under 18 may use an interactive service only with the consent of a parent or guardian/,
  ],
  ['terms linked', '/acceptable-use-policy', /It is part of our Terms & Conditions/],
  ['cookie table', '/cookie-policy', [/Name/, /Purpose/, /More information/, /mars\.draft\.contact/]],
];

const article = routes['air-purification-in-dentistry'].path;

/** What the specification asks of the article and the policies. */
export const articleAndPolicies: Statement[] = [
  ['breadcrumb of the article', article, /Home ?Blog ?Blog Details ?Air purification in dentistry/],
  [
    'author, date and category',
    article,
    /Dentistry ?29 March 2021 ?(reviewed 23 November 2026 ?)?By the MARS technical team/,
  ],
  ['side column with a widget', article, /The example: a surgery of/],
  [
    'FAQs of the article',
    article,
    [/How often is the filter cleaned and replaced\?/, /How should the purifier be used\?/, /Does it make ozone\?/],
  ],
  [
    'acceptable use policy in full',
    '/acceptable-use-policy',
    [/What is not allowed/, /Content standards/, /If you break it/],
  ],
  [
    'consumers and businesses',
    '/terms-and-conditions',
    [/If you use the site as a consumer/, /If you use it for a business/],
  ],
];
