import { formatPlanned } from './test-status';

/** What the lamp of a purifier is for, as every page, manual and brochure says it. Its evidence: line `uv-c`. */
export const uvCPurpose = 'meant to inactivate microbes';

/** What is open. */
export const uvCShare = 'what share it inactivates is not tested';

/** In the heading of a stage. */
export const uvCLight = '253.7 nm, a wavelength that makes no ozone';

/** What is known of the ozone of the lamp and of the whole machine. Its evidence: line `ozone`. */
export function formatOzoneAnswer(): string {
  return `We have not tested the whole machine for ozone yet: ${formatPlanned('ozone')}. Our lamp’s light, 253.7 nm, makes none; its glass and the ion stage are part of that test.`;
}

/** What the switch behind a machine’s front does. */
export const lampSwitch =
  'A switch turns lamp and fan off when the front is opened (sample). Pull the plug first all the same.';
