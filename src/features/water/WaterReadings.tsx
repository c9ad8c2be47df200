import { Readings, type Reading } from '@/components/sections/Readings';

/** Claims of the specification, worded as the maker's. */
const readings: readonly Reading[] = [
  { figure: '60', unit: 's', says: 'From filling to pure water, in our own test, for clear tap water' },
  { figure: '99.99', unit: '%', says: 'Of mould, bacteria and viruses eliminated in our own test' },
  { figure: '2', unit: 'h', says: 'Between its own cleaning cycles' },
  { figure: '750', unit: 'ml', says: 'Capacity, sealed to IPX7' },
];

export function WaterReadings() {
  return <Readings readings={readings} />;
}
