import { unconfirmed } from './unconfirmed';
import { filterCare } from './products/filter-care';
import { lampSwitch } from './uv-c';

/** Answers to a public buyer's requirements that stand in more than one list. */
export const airflowEvidence = `Our own test at full speed with ISO 14644 methods. ${unconfirmed.independentTest}`;
export const careEvidence = `Large-particulate filter every ${filterCare.cleanMonthsText} months, filter set every ${filterCare.changeMonthsText}.`;

/** Lines of a table of requirements, in public buyers' words; the tests to come stand on Evidence with their dates. */
export const lampIonsAndTests = [
  { requirement: 'UV-C', evidence: `253.7 nm, enclosed by design. ${lampSwitch} ${unconfirmed.uvCShare}` },
  {
    requirement: 'Controls (samples)',
    evidence:
      'The ion stage has no switch of its own, and there is no lock. After a power cut it stays off until someone sets its speed.',
  },
  {
    requirement: 'Ozone, noise, electrical safety',
    evidence:
      'Declaration of conformity with every machine (sample). Tests at a test house are planned; until then noise is estimated.',
  },
] as const;
