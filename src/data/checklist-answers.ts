import { unconfirmed } from './unconfirmed';

/** Answers to a public buyer's requirements that stand in more than one list. */
export const airflowEvidence = `Airflow at the outlet at full speed, our own test with ISO 14644 methods. ${unconfirmed.independentTest}`;
export const careEvidence =
  'Large-particulate filter every three months, filter set every 6 to 12 months; both in the manual.';
