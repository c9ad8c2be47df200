import { company } from '@/config/company';
import { consumerDays, delivery, deliveryPence } from '@/data/products/delivery';
import { unconfirmed } from '@/data/unconfirmed';
import { money } from '@/lib/format/money';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { askUs } from './answer';
import { type Intent, intentsOf } from './intent';
import { salePlaces } from './place-words';
import { warranty } from '@/data/products/warranty';

/** Of the sale and of the controls: each has its page, whatever else is asked. */
export const saleIntents: readonly Intent[] = [
  ...intentsOf(salePlaces),
  // What we neither sell nor say anything about.
  {
    words:
      'grant capital-allowance tax-relief air-conditioning conditioner humidifier dehumidifier heater vacuum washing-machine job vacancy career medical-device fire-tested fire-rating well-certification breeam leed iso-9001 colour color mhra oxygen swimming-pool tuberculosis gift-wrap gift-card',
    address: askUs.to,
  },
  {
    words:
      'come-and-see see-it in-person contact phone telephone call-us call-you call-me freephone ring speak talk-to email mail phone-number opening-hours opening-times office-hours address based located location headquarters showroom visit where-are-you complaint',
    to: 'contact',
    title: `Freephone ${company.phone.label}, ${company.openingHours.label}`,
  },
  {
    words: 'sign-up register-for newsletter account login log-in',
    address: contactUrl('sign-up'),
    title: 'Sign up for news by the contact form',
  },
  {
    words: 'repair warranty',
    to: 'delivery#the-1-year-service-warranty',
    title: warranty.name,
    text: `From the day of delivery, in addition to your statutory rights. ${warranty.covers[0]} (sample).`,
  },
  {
    words: 'return refund cancel cancellation send-back send-it-back money-back change-my-mind exchange',
    to: 'delivery#changing-your-mind',
    title: `Consumers have ${consumerDays.cancel} days from delivery to change their mind`,
    text: 'Organisations may return what they ordered only where the quote says so: ask for it before you order.',
  },
  { words: 'meter monitor air-sensor co2-sensor', address: href('product', { slug: 'mars-air-sense' }) },
  {
    words: 'delivery lead-time next-day same-day half-term school-holiday ireland scotland wales abroad',
    to: 'delivery#delivery',
    title: `Delivery: ${delivery.days} working days, ${money(deliveryPence)} an order on the UK mainland (sample)`,
  },
  {
    words: 'hire hiring rent rental day-hire hire-for hire-one hire-two rent-for rent-purifiers-for',
    to: 'hospitality#questions',
    title: 'For one event: no hire',
    text: `${unconfirmed.hire} By the month: contract hire purchase, for limited companies and larger organisations.`,
  },
  {
    words:
      'lease lease-rent lease-or-rent rent-monthly hire-purchase contract-hire finance monthly by-the-month pay-monthly pay-by-month monthly-cost monthly-payment spread-cost budget-year',
    to: 'service#contract-hire-purchase',
    sectors: { education: 'can-we-spread-the-cost-over-budget-years', business: 'can-we-pay-by-the-month' },
    title: 'By the month: contract hire purchase',
    text: `For limited companies and larger organisations, subject to status. ${unconfirmed.hire}`,
  },
  {
    words:
      'lamp-life lamp-lifespan lifespan lamp-replacement replace-lamp replacement-lamp replacement-uv new-lamp lamp-price',
    to: 'service#what-every-purifier-needs',
    title: 'UV-C lamp: only our service changes it',
    text: 'How long it lasts, and its price, are not stated yet: ask us.',
  },
  {
    words: 'trial try-it try-one try-first loan sample-unit',
    to: 'buying',
    title: 'Ask for a trial in one room before you order',
    text: 'Your quote says whether and how.',
  },
  {
    words:
      'pay payment budget paying paypal card invoice bacs bank credit credit-account payment-terms credit-terms net-30 30-days bank-details',
    to: 'buying#payment-terms',
    title: 'How and when to pay',
  },
  {
    words: 'timer time-switch on-a-schedule',
    to: 'controlsAndPapers#timer-none-in-the-machine',
    title: 'No timer in the machine',
    text: 'A wall socket with a time switch turns it off; to turn it on again takes a touch (sample).',
  },
  {
    words:
      'match-price competitor-price cheaper-elsewhere minimum-order discount bulk bulk-order several-machines trade price-match reseller',
    to: 'buying',
    title: 'For several machines: a written quote names the price of all',
    text: 'This site prints one list price a machine and no discount. Write how many you need.',
  },
  {
    words: 'buy buying purchase-order po order quote quotation supplier questionnaire procurement',
    to: 'buying',
    title: 'Quote, purchase order, payment: how to buy from us',
  },
];
