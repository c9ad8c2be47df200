import { unconfirmed } from '../unconfirmed';

/** A public buyer's requirements and what we can show. */
export type Checklist = {
  title: string;
  lead: string;
  rows: readonly { asks: string; shows: string }[];
};

export const airflowShown = `Airflow at the outlet at full speed, our own test with ISO 14644 methods. ${unconfirmed.independentTest}`;
export const careShown =
  'Large-particulate filter every three months, filter set every 6 to 12 months; both in the manual.';
