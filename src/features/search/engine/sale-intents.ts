import { company } from '@/config/company';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { achillesWaterBottleWhiteSummary as bottle } from '@/data/products/achilles-water-bottle-white/summary';
import { unconfirmed } from '@/data/unconfirmed';
import { formatPrice } from '@/data/room-answers';
import { money } from '@/lib/format/money';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { askUs } from './answer';
import { warranty } from '@/data/products/warranty';

/** The address for any of the words, with title and text where the page's own do not serve. A hyphen joins a phrase. */
export type Intent = readonly [to: string, words: string, title?: string, text?: string];

const deliveryPage = href('delivery');
const service = href('service');
const buying = href('buying');
const controlsPage = href('controlsAndPapers');

/** Of the sale and of the controls: each has its page, whatever else is asked. */
export const saleIntents: readonly Intent[] = [
  // What we neither sell nor say anything about.
  [
    askUs.to,
    'air-conditioning conditioner humidifier dehumidifier heater vacuum washing-machine job vacancy vacancies career tuberculosis gift-wrap gift-card',
  ],
  [
    href('contact'),
    'contact phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit where-are-you complaint',
    `Freephone ${company.phone.label}, ${company.openingHours.label}`,
  ],
  [
    contactUrl('sign-up'),
    'sign-up register-for newsletter account login log-in',
    'Sign up for news by the contact form',
  ],
  [`${deliveryPage}#if-it-arrives-damaged-or-faulty`, 'faulty fault broken broke damaged defect working not-working'],
  [
    `${deliveryPage}#the-1-year-service-warranty`,
    'repair warranty guarantee',
    warranty.name,
    `From the day of delivery, in addition to your statutory rights. ${warranty.covers[0]} (sample).`,
  ],
  [
    `${deliveryPage}#changing-your-mind`,
    'return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange',
    `Consumers have ${consumerDays.cancel} days from delivery to change their mind`,
    'Organisations may return what they ordered only where the quote says so: ask for it before you order.',
  ],
  [`${deliveryPage}#your-old-machine`, 'recycle weee dispose disposal old-machine old-purifier take-back'],
  [href('product', { slug: 'mars-air-sense' }), 'meter monitor air-sensor co2-sensor'],
  [href('water'), 'bottle achilles flask drink water', `Achilles water bottle, white or black: ${formatPrice(bottle)}`],
  [
    `${href('evidence')}#bottle`,
    'bottle water metal metals heavy-metal chlorine fluoride limescale sediment taste stream river',
    'The bottle’s UV-C is light, not a filter',
    'Taste, chlorine, metals and sediment stay. Fill it with clear tap water.',
  ],
  [
    `${deliveryPage}#delivery`,
    'delivery deliver delivered shipping ship shipped postage courier dispatch lead-time next-day same-day ireland scotland wales abroad',
    `Delivery: ${delivery.days} working days, ${money(deliveryPence)} an order on the UK mainland (sample)`,
  ],
  [
    `${href('hospitality')}#questions`,
    'hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for',
    'For one event: no hire',
    `${unconfirmed.hire} By the month: contract hire purchase, for limited companies and larger organisations.`,
  ],
  [
    `${service}#contract-hire-purchase`,
    'lease leasing lease-rent rent-monthly hire-purchase contract-hire finance monthly instalment spread-cost',
    'By the month: contract hire purchase',
    `For limited companies and larger organisations, subject to status. ${unconfirmed.hire}`,
  ],
  [`${service}#service-contract`, 'service-contract servicing maintenance maintain engineer remind reminder'],
  [`${service}#filter-sets-and-spare-parts`, 'spare spares spare-parts replacement replace-lamp uv-lamp new-lamp'],
  [`${service}#what-every-purifier-needs`, 'used-filter used-hepa-filter dispose-filter clinical-waste'],
  [`${service}#by-you-or-by-us`, 'prefilter clean-filter'],
  [
    `${service}#what-every-purifier-needs`,
    'lamp-life lamp-lifespan lifespan bulb-life',
    'How long a lamp lasts is not stated yet: ask us',
    'Only our service changes it.',
  ],
  [`${service}#certificate-and-record`, 'certificate cqc'],
  [href('privacyPolicy'), 'privacy gdpr my-data personal-data data-protection'],
  [`${buying}#vat-and-company-details`, 'vat vat-number vat-free company-number supplier-form'],
  [
    buying,
    'trial try-it try-one try-first',
    'Ask for a trial in one room before you order',
    'Your quote says whether and how.',
  ],
  [`${buying}#ask-for-another-paper`, 'risk-assessment method-statement rams coshh'],
  [
    `${buying}#papers-for-a-tender`,
    'tender framework supply-chain insurance insured liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical',
  ],
  [
    `${buying}#payment-terms`,
    'pay payment paying paypal card invoice bacs bank credit credit-account payment-terms',
    'How and when to pay',
  ],
  [`${controlsPage}#lock-none`, 'lock locked lockable tamper child-lock turn-it-off turn-off switch-it-off switch-off'],
  [
    `${controlsPage}#timer-none-in-the-machine`,
    'timer time-switch schedule',
    'No timer in the machine',
    'A wall socket with a time switch turns it off; to turn it on again takes a touch (sample).',
  ],
  [`${controlsPage}#automatic-mode-none-the-speed-stays-as-you-set-it`, 'automatic-mode auto-mode'],
  [`${controlsPage}#app-and-remote-control-none`, 'app wifi remote-control'],
  [`${controlsPage}#after-a-power-cut-off-until-touched`, 'power-cut power-failure blackout outage restart'],
  [`${controlsPage}#display-lit-while-the-machine-runs`, 'display dim light-off light-go-off light-night'],
  [`${controlsPage}#what-a-touch-does`, 'reset reset-filter filter-light reminder-light'],
  [href('healthCare'), 'infection-control'],
  [`${controlsPage}#sockets-and-cable`, 'cable lead-length mains-lead fuse plug socket amps'],
  [`${controlsPage}#declaration-of-conformity`, 'declaration conformity ce ukca pat pat-test emc'],
  [`${controlsPage}#disinfectants-on-generation-y`, 'wipe wiped disinfectant disinfect'],
  [`${controlsPage}#papers-and-how-you-get-them`, 'paper paperwork'],
  [controlsPage, 'controls button'],
  [href('termsAndConditions'), 'terms conditions'],
  [
    buying,
    'discount discount-bulk bulk bulk-discount bulk-order several-machines trade price-match reseller',
    'For several machines: a written quote names the price of all',
    'This site prints one list price a machine and no discount. Write how many you need.',
  ],
  [
    buying,
    'buy buying business-case purchase-order po order quote quotation supplier questionnaire procurement',
    'Quote, purchase order, payment: how to buy from us',
  ],
];
