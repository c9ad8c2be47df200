/** Of the lamps in purifiers. Its evidence: line `ozone`. */
export const uvCLight = '253.7 nm, a wavelength that makes no ozone';

/** Stands beside each claim of `uvCLight`, but in the lists of features. */
export const uvCGlass = 'the lamp’s glass must hold back light of 185 nm, and its data sheet is still to come';

/** Of the switch behind a machine’s front. */
export const lampSwitch =
  'A switch turns the lamp off when the front is opened (sample). Pull the plug first all the same.';

/** Stands there too, unless the month of the test does. */
export const ozoneUntested = 'the whole machine is not tested for ozone yet';
