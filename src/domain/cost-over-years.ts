import type { MachineModel } from './machines';
import type { RoomKind } from './people';
import { officeHoursPerYear, runningCost, type FilterLife } from './running-cost';
import type { SpeedChoice } from './speeds';

/**
 * Hours of use a year: school 8 h on 195 days, restaurant 6 h on 312 days, function room 6 h on 52 days, office 8 h on
 * 260 days, home and bedroom 8 h and gym 14 h on 365 days.
 */
export const yearlyHours = {
  school: 1560,
  restaurant: 1872,
  functionRoom: 312,
  office: officeHoursPerYear,
  home: 2920,
  gym: 5110,
  always: 8760,
} as const;

/** Whose hours of use. */
export type HoursOfUse = keyof typeof yearlyHours;

const hoursOfKind: Readonly<Record<Exclude<RoomKind, 'other'>, HoursOfUse>> = {
  classroom: 'school',
  hall: 'school',
  office: 'office',
  'treatment-room': 'office',
  'waiting-room': 'office',
  'waiting-area': 'office',
  ward: 'always',
  restaurant: 'restaurant',
  'function-room': 'functionRoom',
  gym: 'gym',
  studio: 'gym',
  bedroom: 'home',
  'home-bedroom': 'home',
  home: 'home',
};

/** The hours of a kind of room. @param building of a room of another kind */
export function hoursOfRoom(kind: RoomKind | undefined, building: HoursOfUse = 'office'): HoursOfUse {
  return kind === undefined || kind === 'other' ? building : hoursOfKind[kind];
}

/** The machines of one answer and their price. */
export type CostedMachines = {
  model: MachineModel;
  machines: number;
  speed: SpeedChoice;
  /** The price of all machines; undefined if it is on request. */
  pricePence: number | undefined;
};

/** How long machines run in a year, and what electricity and service cost. */
export type CostUse = {
  /** Up to 8,784. */
  hoursPerYear: number;
  pencePerKilowattHour: number;
  /** With a service contract. */
  isServiced: boolean;
};

/** Whole pence, VAT included. */
export type CostPrices = {
  filterSetPence: Readonly<Record<MachineModel, number>>;
  /** The servicing of a machine, each year. */
  servicingPence: number;
  /** The delivery of an order. */
  deliveryPence: number;
  /** The disposal of a machine. */
  disposalPence: number;
};

/** Whole pence, VAT included. */
export type CostOverYears = {
  years: number;
  /** Undefined if the price is on request. */
  pricePence: number | undefined;
  /** The machines in one order, and one for each later change of all their filter sets. */
  deliveryPence: number;
  /** Orders of later filter sets. */
  filterOrders: number;
  /** Filter sets, and servicing if chosen. */
  maintenancePence: number;
  /** Electricity, an estimate in whole pounds. */
  runningPence: number;
  disposalPence: number;
  /** Without the machines if their price is on request. */
  sumPence: number;
  /** Filter sets to buy; the first are in the machines. */
  filterSets: number;
  kilowattHours: number;
};

/** Filter sets of one machine over its life: years × 12 ÷ months - 1, rounded up. */
export function filtersToBuy(years: number, filterMonths: number): number {
  const roundingError = 1e-9;
  return Math.max(0, Math.ceil((years * 12) / filterMonths - roundingError) - 1);
}

/** The whole-life cost under the heads of the Department for Education; `data/costs` adds VAT. */
export function costOverYears(
  { model, machines, speed, pricePence }: CostedMachines,
  { hoursPerYear, pencePerKilowattHour, isServiced }: CostUse,
  life: FilterLife,
  prices: CostPrices,
  years: number,
): CostOverYears {
  const oneYear = runningCost(model, { speed, hoursPerYear, pencePerKilowattHour }, life);
  const filterOrders = filtersToBuy(years, oneYear.filterMonths);
  const filterSets = machines * filterOrders;
  const deliveryPence = prices.deliveryPence * (1 + filterOrders);
  const servicingPence = isServiced ? prices.servicingPence * machines * years : 0;
  const maintenancePence = filterSets * prices.filterSetPence[model] + servicingPence;
  const runningPence = 100 * Math.round((oneYear.electricityPence * machines * years) / 100);
  const disposalPence = prices.disposalPence * machines;
  return {
    years,
    pricePence,
    deliveryPence,
    filterOrders,
    maintenancePence,
    runningPence,
    disposalPence,
    sumPence: (pricePence ?? 0) + deliveryPence + maintenancePence + runningPence + disposalPence,
    filterSets,
    kilowattHours: oneYear.kilowattHours * machines * years,
  };
}
