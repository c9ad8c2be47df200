import { oneControl, unconfirmed } from './unconfirmed';
import { filterCare } from './products/filter-care';
import { lampSwitch } from './uv-c';

/** Answers to a public buyer's requirements that stand in more than one list. */
export const airflowEvidence = `Airflow at the outlet at full speed, our own test with ISO 14644 methods. ${unconfirmed.independentTest}`;
export const careEvidence = `Large-particulate filter every ${filterCare.cleanMonthsText} months, filter set every ${filterCare.changeMonthsText} months; both in the manual.`;

/** Lines of a table of requirements, in public buyers' words; the tests to come stand on Evidence with their dates. */
export const lampIonsAndTests = [
  { requirement: 'UV-C', evidence: `253.7 nm, enclosed. ${lampSwitch} ${unconfirmed.uvCShare}` },
  {
    requirement: 'Ion stage switched off separately',
    evidence: `No: it runs with the machine, since ${oneControl} (sample).`,
  },
  { requirement: 'Lock', evidence: 'None (sample): put a label with the speed beside the display.' },
  {
    requirement: 'After a power cut',
    evidence: 'Nothing starts by itself: touch the display and set the speed on the label (sample).',
  },
  {
    requirement: 'Ozone, noise, electrical safety, EMC',
    evidence: `${unconfirmed.conformity} Tests at a test house are planned; until then noise is estimated.`,
  },
] as const;
