import { speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { maxAirChanges, rate, volumeAtRateM3 } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { machineOf } from '@/domain/machines';
import type { Question } from './question';
import { delivery } from '../products/delivery';
import { formatOzoneAnswer } from '../uv-c';
import { money } from '@/lib/format/money';
import { wallGapCm } from '@/domain/placing';
import { costPrices } from '../cost-prices';
import { fullSpeedNoise, whoFreshAir } from '../room-words';
import { filterCare } from '../products/filter-care';

/** Figures: docs/specification-coverage.md; claims: docs/go-live.md. */
export const homeQuestions: readonly Question[] = [
  {
    title: 'What is an air change rate?',
    body: [
      rich`How often in an hour the purifier filters as much air as the room holds: airflow divided by volume. Generation X in a room of 73 m³ gives ${rate('GEN X', 72.9, { speed: 'working' })} air changes an hour at a speed you can talk over, ${rate('GEN X', 72.9)} at full speed.`,
    ],
    evidence: 'air-changes',
  },
  {
    title: 'How many air changes does my room need?',
    body: [
      `Three an hour is our minimum, six our optimum. Aim for six; open windows count as one of them. A full room may need more: ${whoFreshAir}.`,
      `The most of one machine: Generation Z gives up to ${maxAirChanges} ACH (air changes an hour) in ${volumeAtRateM3(machineOf('GEN Z').testedCadrM3PerHour, maxAirChanges).toFixed(1)} m³, at full speed and ${speedOf('GEN Z', 'full').noiseDbA} dB(A).`,
    ],
    evidence: 'targets',
  },
  {
    title: 'Why does the calculator show a 50% column?',
    body: [
      'Some assessors count half, as UK guidance did until 2022. Read the 100% column, our own tested airflow, unless yours does.',
    ],
    evidence: 'airflow',
    more: { label: 'Where the 50% comes from', page: 'dentistry' },
  },
  {
    title: 'Which filters are inside?',
    body: [
      'The five or six stages shown above.',
      'Our HEPA is of class H13 (EN 1822), tested to ISO 29463: the filter alone stops at least 99.95% of the particles that are hardest to stop.',
    ],
    evidence: 'filter-class',
  },
  {
    title: 'Does the UV-C lamp make ozone?',
    body: [formatOzoneAnswer()],
    evidence: 'ozone',
  },
  {
    title: 'How loud is it?',
    body: [
      `From below 20 dB(A) at speed 1, the sleep setting; Generation Z, the largest, makes 24 there. The working speed is the highest at ${workingSpeedLimitDbA} dB(A) or less: people talk over it without raising their voices. Full speed, ${fullSpeedNoise}, is for an empty room, or one that is louder than the machine. All estimated.`,
    ],
    evidence: 'noise',
  },
  {
    title: 'When do filters need replacing?',
    body: [
      `Every ${filterCare.changeMonthsText} months: ${filterCare.soonestText} if it runs day and night, ${filterCare.latestText} in office or school hours.`,
    ],
    evidence: 'filter-life',
  },
  {
    title: 'How do I clean the filter?',
    body: [
      `Every ${filterCare.cleanMonthsText} months, unplug the machine, take out the large-particulate filter and vacuum it.`,
      'The carbon and the HEPA filter are replaced: washing or brushing opens holes that you cannot see.',
    ],
  },
  {
    title: 'Where should the purifier stand?',
    body: [`On the floor, at least ${wallGapCm} cm from every wall, curtain or cupboard, with nothing on top.`],
  },
  {
    title: 'How soon can you deliver?',
    body: [`In ${delivery.days} working days. Same-day delivery is possible in some cases: call us first.`],
  },
  {
    title: 'What does the warranty cover?',
    body: [
      'Faults in material and workmanship in the first year (sample): we repair the product, or replace it if we cannot. Filters, and damage by falls or by water (a bottle: if you sink it), are left out. Your statutory rights stay as they are.',
    ],
    more: { label: 'Delivery, returns and warranty', page: 'delivery' },
  },
  {
    title: 'Can I spread the cost?',
    body: [
      'Limited companies and larger organisations can, subject to status: with contract hire purchase, machine and servicing come in one monthly payment. Everyone can buy the machine outright. If we come to your postcode (ask first), its care costs ' +
        `${money(costPrices.servicingPence / 12)} a month (sample); filter sets are extra.`,
      'Both contracts, hire purchase and servicing, come with a signed air change rate certificate for each room. It is a sum, no official approval.',
    ],
    more: { label: 'Service, filters and hire purchase', page: 'service' },
  },
];
