import { sample, unwrapSample } from './sample';

function telephone(label: string) {
  return { label, href: `tel:+44${label.replace(/\D/g, '').slice(1)}` };
}

const replyWithin = '24 hours';
/** As in "We answer within 24 hours, Monday to Friday". */
const replyIn = `within ${replyWithin}, Monday to Friday`;

/**
 * The seller's details: the only file with a phone number, an address or a company number. Values in `sample` must be
 * replaced before the site goes live (docs/go-live.md).
 */
export const company = {
  brand: 'MARS',
  brandSlug: 'mars',
  legalName: unwrapSample(sample('MARS Air Purification Ltd (sample company)')),
  companyNumber: unwrapSample(sample('00000000 (sample)')),
  vatNumber: unwrapSample(sample('GB 000 0000 00 (sample)')),
  placeOfRegistration: 'England and Wales',
  registeredOffice: unwrapSample(sample('1 Sample Street, Nottingham NG1 0AA')),
  headquarters: { city: 'Nottingham', country: 'United Kingdom' },
  /** Ofcom reserves 0808 157 0000 to 0999 for drama. */
  phone: telephone(unwrapSample(sample('0808 157 0142'))),
  email: unwrapSample(sample('enquiries@mars-air.example')),
  openingHours: {
    label: 'Monday to Friday, 9 am to 5 pm',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
    opensHour: 9,
    closesHour: 17,
  },
  replyWithin,
  replyIn,
  reply: `We reply ${replyIn}.`,
  regulator: {
    name: 'Information Commissioner’s Office (ICO), which is becoming the Information Commission',
    href: 'https://ico.org.uk/make-a-complaint/',
  },
  social: {
    facebook: unwrapSample(sample('https://www.facebook.com/')),
    instagram: unwrapSample(sample('https://www.instagram.com/')),
    youtube: unwrapSample(sample('https://www.youtube.com/')),
  },
} as const;
