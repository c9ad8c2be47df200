import { company } from '@/config/company';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { unconfirmed } from '@/data/unconfirmed';
import { money } from '@/lib/format/money';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { askUs } from './answer';
import type { Intent } from './intent';
import { warranty } from '@/data/products/warranty';

/** Of the sale and of the controls: each has its page, whatever else is asked. */
export const saleIntents: readonly Intent[] = [
  // What we neither sell nor say anything about.
  {
    words:
      'air-conditioning conditioner humidifier dehumidifier heater vacuum washing-machine job vacancy vacancies career medical-device fire-tested fire-rating well-certification breeam leed iso-9001 colour color mhra oxygen swimming-pool tuberculosis gift-wrap gift-card',
    address: askUs.to,
  },
  {
    words:
      'contact phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit where-are-you complaint',
    page: 'contact',
    title: `Freephone ${company.phone.label}, ${company.openingHours.label}`,
  },
  {
    words: 'sign-up register-for newsletter account login log-in',
    address: contactUrl('sign-up'),
    title: 'Sign up for news by the contact form',
  },
  {
    words:
      'faulty fault broken broke breaks damaged defect defective missing working not-working stopped-working wont-switch wont-start wont-turn does-not-start',
    page: 'delivery',
    section: 'if-it-arrives-damaged-or-faulty',
  },
  {
    words: 'my-order where-order track-order tracking order-status order-number',
    page: 'delivery',
    section: 'a-question-about-an-order',
  },
  {
    words: 'repair warranty guarantee',
    page: 'delivery',
    section: 'the-1-year-service-warranty',
    title: warranty.name,
    text: `From the day of delivery, in addition to your statutory rights. ${warranty.covers[0]} (sample).`,
  },
  {
    words: 'return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange',
    page: 'delivery',
    section: 'changing-your-mind',
    title: `Consumers have ${consumerDays.cancel} days from delivery to change their mind`,
    text: 'Organisations may return what they ordered only where the quote says so: ask for it before you order.',
  },
  {
    words: 'recycle weee dispose disposal old-machine old-purifier take-back',
    page: 'delivery',
    section: 'your-old-machine',
  },
  { words: 'meter monitor air-sensor co2-sensor', address: href('product', { slug: 'mars-air-sense' }) },
  {
    words:
      'delivery deliver delivered shipping ship shipped postage courier dispatch lead-time next-day same-day ireland scotland wales abroad',
    page: 'delivery',
    section: 'delivery',
    title: `Delivery: ${delivery.days} working days, ${money(deliveryPence)} an order on the UK mainland (sample)`,
  },
  {
    words: 'hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for',
    page: 'hospitality',
    section: 'questions',
    title: 'For one event: no hire',
    text: `${unconfirmed.hire} By the month: contract hire purchase, for limited companies and larger organisations.`,
  },
  {
    words:
      'lease leasing lease-rent lease-or-rent rent-monthly hire-purchase contract-hire finance monthly by-the-month instalment pay-monthly pay-by-month monthly-cost monthly-payment instalments spread-cost budget-year',
    page: 'service',
    section: 'contract-hire-purchase',
    sectors: { education: 'can-we-spread-the-cost-over-budget-years', business: 'can-we-pay-by-the-month' },
    title: 'By the month: contract hire purchase',
    text: `For limited companies and larger organisations, subject to status. ${unconfirmed.hire}`,
  },
  {
    words: 'service-contract service-plan care-plan servicing maintenance maintain engineer remind reminder',
    page: 'service',
    section: 'service-contract',
  },
  {
    words: 'spare spares spare-parts replacement replacement-filter order-replacement',
    page: 'service',
    section: 'filter-sets-and-spare-parts',
  },
  {
    words:
      'lamp-replacement replace-lamp change-lamp replacement-lamp replacement-bulb replacement-uv new-lamp lamp-price',
    page: 'service',
    section: 'what-every-purifier-needs',
    title: 'UV-C lamp: only our service changes it',
  },
  {
    words: 'used-filter used-hepa-filter dispose-filter clinical-waste',
    page: 'service',
    section: 'what-every-purifier-needs',
  },
  {
    words: 'staff-change change-themselves ourselves myself by-ourselves',
    page: 'service',
    section: 'by-you-or-by-us',
  },
  {
    words: 'lamp-life lamp-lifespan lifespan bulb-life',
    page: 'service',
    section: 'what-every-purifier-needs',
    title: 'How long a lamp lasts is not stated yet: ask us',
    text: 'Only our service changes it.',
  },
  { words: 'certificate cqc', page: 'service', section: 'certificate-and-record' },
  { words: 'privacy gdpr my-data personal-data data-protection', page: 'privacyPolicy' },
  {
    words:
      'vat vat-number vat-free company-number registration-number company-registration registered-office supplier-form',
    page: 'buying',
    section: 'vat-and-company-details',
  },
  {
    words: 'trial try-it try-one try-first evaluate evaluation demo demonstration borrow loan sample-unit',
    page: 'buying',
    title: 'Ask for a trial in one room before you order',
    text: 'Your quote says whether and how.',
  },
  { words: 'risk-assessment method-statement rams coshh', page: 'buying', section: 'ask-for-another-paper' },
  {
    words:
      'tender framework supply-chain insurance insured liability carbon-reduction carbon-plan carbon-footprint net-zero esg sustainability environmental slavery ethical',
    page: 'buying',
    section: 'papers-for-a-tender',
  },
  {
    words:
      'pay payment budget paying paypal card invoice bacs bank credit credit-account payment-terms credit-terms net-30 30-days bank-details',
    page: 'buying',
    section: 'payment-terms',
    title: 'How and when to pay',
  },
  {
    words: 'lock locked lockable tamper tampering child-lock turn-it-off switch-it-off children-switch',
    page: 'controlsAndPapers',
    section: 'lock-none',
  },
  {
    words: 'timer time-switch on-a-schedule',
    page: 'controlsAndPapers',
    section: 'timer-none-in-the-machine',
    title: 'No timer in the machine',
    text: 'A wall socket with a time switch turns it off; to turn it on again takes a touch (sample).',
  },
  {
    words: 'automatic-mode auto-mode',
    page: 'controlsAndPapers',
    section: 'automatic-mode-none-the-speed-stays-as-you-set-it',
  },
  {
    words: 'app apps wifi wi-fi bluetooth smart remote remote-control alexa bms',
    page: 'controlsAndPapers',
    section: 'app-and-remote-control-none',
  },
  {
    words: 'power-cut power-failure blackout outage restart',
    page: 'controlsAndPapers',
    section: 'after-a-power-cut-off-until-touched',
  },
  {
    words:
      'display dim light-off light-go-off light-night turn-off-light red-light light-red red-dot flashing blinking ring-light',
    page: 'controlsAndPapers',
    section: 'display-lit-while-the-machine-runs',
  },
  { words: 'reset reset-filter filter-light reminder-light', page: 'controlsAndPapers', section: 'what-a-touch-does' },
  { words: 'infection-control', page: 'healthCare' },
  {
    words: 'cable lead-length mains-lead fuse plug socket amps',
    page: 'controlsAndPapers',
    section: 'sockets-and-cable',
  },
  {
    words: 'declaration conformity ce ukca pat pat-test portable-appliance emc',
    page: 'controlsAndPapers',
    section: 'declaration-of-conformity',
  },
  {
    words:
      'wipe wiped wiping disinfectant disinfect decontamination decontaminate sanitise bleach chlorine clean-chlorine cleaned-chlorine alcohol',
    page: 'controlsAndPapers',
    section: 'disinfectants-on-generation-y',
  },
  {
    words: 'paper papers paperwork',
    page: 'controlsAndPapers',
    section: 'papers-and-how-you-get-them',
  },
  {
    words: 'turn-off-uv turn-uv turn-off-lamp lamp-off uv-off ioniser-off turn-off-ion switch-off-uv',
    page: 'controlsAndPapers',
    section: 'lamp-and-ion-stage-run-with-the-machine',
  },
  { words: 'controls button turn-on switch-on turn-off switch-off start', page: 'controlsAndPapers' },
  { words: 'terms conditions', page: 'termsAndConditions' },
  {
    words: 'discount discount-bulk bulk bulk-discount bulk-order several-machines trade price-match reseller',
    page: 'buying',
    title: 'For several machines: a written quote names the price of all',
    text: 'This site prints one list price a machine and no discount. Write how many you need.',
  },
  {
    words: 'buy buying purchase-order po order quote quotation supplier questionnaire procurement',
    page: 'buying',
    title: 'Quote, purchase order, payment: how to buy from us',
  },
];
