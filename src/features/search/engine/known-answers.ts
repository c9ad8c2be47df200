import type { ProductSlug } from '@/config/product-slugs';
import { company } from '@/config/company';
import { care } from '@/data/products/care';
import {
  answerInWords,
  answerRoom,
  besideInWords,
  choiceFor,
  decisionInWords,
  prices,
  priceInWords,
} from '@/data/room-answers';
import { marsAirSenseSummary } from '@/data/products/mars-air-sense/summary';
import { purifiers } from '@/data/purifiers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { meetingRoom, openOffice } from '@/data/rooms/business-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { gymFloor } from '@/data/rooms/gym-rooms';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { livingRoom } from '@/data/rooms/home-rooms';
import { bedroom, functionRoom, restaurant } from '@/data/rooms/hospitality-rooms';
import { airChangeTargets } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { roomInWords } from '@/domain/room';
import { exampleUse, runningCost } from '@/domain/running-cost';
import { quietBelowDbA, speedOf } from '@/domain/speeds';
import { formatEstimatedCost } from '@/lib/format/format-cost';
import { compareUrl } from '@/lib/links/compare-url';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { queryWords } from './query-words';
import { isNearly } from './synonyms';

export type Answer = {
  title: string;
  text: string;
  to: string;
  /** Of the pictured product. */
  slug?: ProductSlug;
};

type KnownAnswer = Answer & { phrases: readonly string[] };

const machines = `${href('shop')}?group=air`;
const callUs = `${company.openingHours.label}. ${company.reply}`;

function ofEach(read: (model: (typeof calculatorModels)[number]) => string): string {
  return calculatorModels.map((model) => `${purifiers[model.name].model} ${read(model)}`).join(', ');
}

function nightNoise(noiseDbA: number): string {
  return noiseDbA < quietBelowDbA ? `below ${quietBelowDbA} dB(A)` : `${noiseDbA} dB(A)`;
}

function roomAnswer(phrases: readonly string[], room: AnsweredRoom, to: string): KnownAnswer {
  const advice = answerRoom(room);
  const reasons = [besideInWords(advice), decisionInWords(room)].filter(Boolean);
  return {
    phrases,
    title: `${room.said}: ${answerInWords(advice, room)}`,
    text: `For ${roomInWords(room)}. ${reasons.map((reason) => `${reason}. `).join('')}Plan your own room on the page.`,
    to,
    slug: purifiers[choiceFor(room).model].slug,
  };
}

const knownAnswers: readonly KnownAnswer[] = [
  {
    phrases: ['airpurifier', 'airpurifiers', 'purifier', 'purifiers', 'air purifier', 'air purifiers', 'machines'],
    title: `Air purifiers: ${calculatorModels.map(({ name }) => purifiers[name].model).join(', ')}`,
    text: 'Rooms, prices and airflow of each.',
    to: machines,
  },
  {
    phrases: [
      'lease',
      'leasing',
      'hire',
      'hire purchase',
      'rent',
      'rental',
      'finance',
      'monthly',
      'monthly payment',
      'pay monthly',
    ],
    title: 'Contract hire purchase: machines and servicing in one monthly payment',
    text: 'For limited companies and larger organisations, subject to status.',
    to: href('service'),
  },
  {
    phrases: ['price', 'prices', 'cost', 'costs', 'much', 'cheapest', 'quote', 'discount'],
    title: `List prices: ${ofEach(({ name }) => priceInWords({ pricePence: prices[name] }).toLowerCase())}`,
    text: 'Including VAT. Get a written quote for your number of machines, delivery and service.',
    to: machines,
  },
  {
    phrases: ['running cost', 'electricity', 'energy', 'watt', 'power', 'power consumption'],
    title: `Electricity a year, estimated: ${ofEach(({ name }) =>
      formatEstimatedCost(
        runningCost(name, exampleUse, { months: care.changeFilterMonths, hours: care.changeFilterHours })
          .electricityPence,
      ),
    )}`,
    text: `At working speed, ${exampleUse.hoursPerDay} hours a day, ${exampleUse.pencePerKilowattHour} p/kWh. Each product page takes your own hours and price.`,
    to: compareUrl(calculatorModels.map(({ slug }) => slug)),
  },
  {
    phrases: ['noise', 'noisy', 'quiet', 'silent', 'loud', 'decibel'],
    title: `Noise at working speed, estimated: ${ofEach(({ name }) => `${speedOf(name, 'working').noiseDbA} dB(A)`)}`,
    text: 'From below 20 dB(A) at speed 1, the sleep setting.',
    to: `${href('evidence')}#noise`,
  },
  {
    phrases: ['night', 'sleep', 'sleeping', 'noise night', 'noisy night', 'quiet night', 'silent night', 'loud night'],
    title: `Noise at speed 1, the sleep setting: ${ofEach(({ name }) => nightNoise(speedOf(name, 1).noiseDbA))}`,
    text: 'Estimated. Size a room by the airflow of the speed that you will run.',
    to: `${href('evidence')}#noise`,
  },
  {
    phrases: ['filter', 'filters', 'replacement filter', 'change filter', 'filter price', 'filter cost', 'spare parts'],
    title: `Filters: one set for each machine, changed every ${care.changeFilterMonths.join(' to ')} months`,
    text: `Clean the large-particulate filter every ${care.cleanFilterMonths} months. Which set fits, and how to ask for its price.`,
    to: href('service'),
  },
  {
    phrases: ['phone', 'telephone', 'call', 'number', 'phone number', 'freephone', 'contact'],
    title: `Freephone ${company.phone.label}`,
    text: callUs,
    to: href('contact'),
  },
  {
    phrases: ['email', 'e-mail', 'mail'],
    title: company.email,
    text: callUs,
    to: href('contact'),
  },
  {
    phrases: ['opening hours', 'office hours', 'open', 'closed', 'opening times'],
    title: `Open ${company.openingHours.label}`,
    text: `Freephone ${company.phone.label}. ${company.reply}`,
    to: href('contact'),
  },
  {
    phrases: ['where', 'address', 'location', 'nottingham', 'headquarters', 'visit'],
    title: `${company.headquarters.city}, ${company.headquarters.country}`,
    text: `Freephone ${company.phone.label}, ${company.openingHours.label}.`,
    to: href('contact'),
  },
  {
    phrases: ['sign up', 'register', 'newsletter', 'account', 'login', 'log'],
    title: 'Sign up for news by the contact form',
    text: 'There are no accounts on this site.',
    to: contactUrl('sign-up'),
  },
  {
    phrases: ['careers', 'jobs', 'vacancies', 'work for you'],
    title: 'No vacancies are listed here: write to us',
    text: callUs,
    to: contactUrl('question'),
  },
  {
    phrases: ['compare', 'comparison', 'difference', 'versus', 'vs', 'which machine', 'which model', 'which', 'best'],
    title: 'Compare the four machines side by side',
    text: 'Which is enough for your room, prices, noise and running cost in one table.',
    to: compareUrl(calculatorModels.map(({ slug }) => slug)),
  },
  {
    phrases: ['weight', 'weigh', 'heavy', 'dimensions', 'height', 'big', 'machine size', 'size machine'],
    title: 'Sizes and weights of the four machines',
    text: 'In the comparison, under “All figures”, and in the specification of each product page.',
    to: compareUrl(calculatorModels.map(({ slug }) => slug)),
  },
  {
    phrases: ['calculator', 'calculate'],
    title: 'Air change calculator',
    text: 'Enter length, width and height: the air changes an hour of each machine.',
    to: `${href('home')}#calculator`,
  },
  {
    phrases: ['planner', 'room size', 'many', 'size', 'which size'],
    title: 'Room planner: how many machines your room needs',
    text: 'With price, noise and air changes an hour. Type a room into this search too, such as 5 x 4 m or 20 m².',
    to: href('roomPlanner'),
  },
  {
    phrases: ['ach', 'air changes', 'air change'],
    title: 'ACH is air changes an hour',
    text: `How often in an hour the purifier filters as much air as the room holds: ${airChangeTargets.minimum} is our minimum, ${airChangeTargets.optimum} our optimum.`,
    to: `${href('evidence')}#air-changes`,
  },
  {
    phrases: ['returns', 'return', 'refund', 'send back', 'cancel', 'money back'],
    title: 'Returns and refunds: consumers have 14 days from delivery',
    text: 'How to cancel, what to send back and when the money is returned.',
    to: href('delivery'),
  },
  {
    phrases: ['delivery', 'shipping', 'deliver'],
    title: care.delivery.replace(/\.$/, ''),
    text: 'Delivery, returns and warranty.',
    to: href('delivery'),
  },
  {
    phrases: ['warranty', 'guarantee'],
    title: care.warranty,
    text: 'What it covers, and how to use it.',
    to: href('delivery'),
  },
  {
    phrases: ['manual', 'instructions', 'brochure', 'download', 'user guide', 'data sheet', 'pdf'],
    title: 'Manuals and brochures (PDF)',
    text: 'On each product page, under Support.',
    to: machines,
  },
  {
    phrases: ['install', 'installation', 'set up', 'fit', 'place', 'placing', 'plug', 'socket'],
    title: `Stand it on the floor, ${care.wallGapCm} cm from every wall`,
    text: 'One socket, no installation. The manual, on each product page under Support, shows the first start.',
    to: machines,
  },
  {
    phrases: ['co2 monitor', 'co2 meter', 'monitor', 'meter', 'sensor', 'air quality meter', 'air quality'],
    title: marsAirSenseSummary.model,
    text: marsAirSenseSummary.shopLine,
    to: href('product', { slug: marsAirSenseSummary.slug }),
  },
  {
    phrases: ['film', 'video', 'watch'],
    title: 'Film: the air’s way through the stages',
    text: 'On the home page.',
    to: href('home'),
  },
  {
    phrases: [
      'asthma',
      'hay fever',
      'allergy',
      'allergies',
      'pollen',
      'pets',
      'cat',
      'cats',
      'dog',
      'dogs',
      'dander',
      'pet hair',
    ],
    title: 'It captures pollen, dust and dander in the air of the room',
    text: 'We make no promise about symptoms: they have many causes. Keep to your treatment.',
    to: href('homes'),
  },
  roomAnswer(['dentist', 'dental', 'surgery', 'dentistry'], dentalRooms.surgery, href('dentistry')),
  roomAnswer(['school', 'classroom', 'education', 'teacher'], schoolRoomAnswers.classroom, href('education')),
  roomAnswer(['nursery'], schoolRoomAnswers.nursery, href('education')),
  roomAnswer(['hospital', 'ward', 'nhs'], wardRoomAnswers.bay, href('healthCare')),
  roomAnswer(['clinic', 'consulting room', 'doctor', 'gp'], wardRoomAnswers.consultingRoom, href('healthCare')),
  roomAnswer(['meeting room', 'boardroom'], meetingRoom, href('business')),
  roomAnswer(['office', 'workplace', 'business'], openOffice, href('business')),
  roomAnswer(['gym', 'fitness'], gymFloor, href('gym')),
  roomAnswer(['restaurant', 'cafe', 'hospitality'], restaurant, href('hospitality')),
  roomAnswer(['event', 'events', 'wedding', 'party', 'marquee', 'function room'], functionRoom, href('hospitality')),
  roomAnswer(['hotel', 'hotel bedroom'], bedroom, href('hospitality')),
  roomAnswer(['home', 'living room', 'house', 'flat'], livingRoom, href('homes')),
];

/** The answers to a query that has all words of a phrase, and no words of other subjects. */
export function answersTo(query: string): Answer[] {
  const words = queryWords(query);
  return knownAnswers.filter(({ phrases }) => {
    const own = phrases.flatMap((phrase) => phrase.split(' '));
    const isTyped = (word: string) => words.some((typed) => isNearly(typed, word));
    const isAsked = phrases.some((phrase) => phrase.split(' ').every(isTyped));
    return isAsked && words.every((typed) => own.some((word) => isNearly(typed, word)));
  });
}
