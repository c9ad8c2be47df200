/** Of the lamps in purifiers. Its evidence: line `ozone`. */
export const uvCLight = '253.7 nm, a wavelength that makes no ozone';
