/** Of the lamps in purifiers. Its evidence: line `ozone`. */
export const uvCLight = '253.7 nm, a wavelength that makes no ozone';

/** On the evidence page, and beside `uvCLight` where a question is answered. */
export const uvCGlass = 'the lamp’s glass must hold back light of 185 nm, and its data sheet is not published yet';

/** Stands beside each claim of `uvCLight`, unless the month of the test does. */
export const ozoneUntested = 'the whole machine is not tested for ozone yet';
