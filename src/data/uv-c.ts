import { formatPlanned } from './test-status';

/** What the lamp of a purifier is for, as every page, manual and brochure says it. Its evidence: line `uv-c`. */
export const uvCPurpose = 'meant to inactivate microbes';

/** What is open. */
export const uvCShare = 'what share it inactivates is not tested';

/** After the light, as in "light of 253.7 nm makes no ozone". Its evidence: line `ozone`. */
export const ozoneOfLight = 'makes no ozone; shorter light of a lamp may';

/** What is known of the ozone of the lamp and of the whole machine. Its evidence: line `ozone`. */
export function formatOzoneAnswer(): string {
  return `Ozone is not tested yet: the test of the whole machine, ion stage included, is ${formatPlanned('ozone')}. Light of 253.7 nm ${ozoneOfLight}.`;
}

/** What the switch behind a machine’s front does. */
export const lampSwitch =
  'A switch turns lamp and fan off when the front is opened (sample). Pull the plug first all the same.';
