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
    requirement: 'Ion stage switched off separately',
    evidence: 'No (sample): it runs with the machine.',
  },
  { requirement: 'Lock', evidence: 'None (sample).' },
  {
    requirement: 'After a power cut',
    evidence: 'It stays off until someone sets its speed (sample).',
  },
  {
    requirement: 'Ozone, noise, electrical safety, EMC',
    evidence:
      'Declaration of conformity with every machine (sample). Tests at a test house are planned; until then noise is estimated.',
  },
] as const;
