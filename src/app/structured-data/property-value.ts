import type { PropertyValue } from 'schema-dts';

/** UN/CEFACT Recommendation 20 codes of the units the site prints. A-weighted decibels have none. */
const unitCodes: Record<string, string | undefined> = {
  'm³/h': 'MQH',
  'm²': 'MTK',
  mm: 'MMT',
  kg: 'KGM',
  g: 'GRM',
  ml: 'MLT',
  W: 'WTT',
  V: 'VLT',
  Hz: 'HTZ',
  mAh: 'E09',
  months: 'MON',
  hours: 'HUR',
  hour: 'HUR',
  seconds: 'SEC',
  ppm: '59',
  'µg/m³': 'GQ',
  'mg/m³': 'GP',
  '°C': 'CEL',
  'dB(A)': undefined,
};

const units = Object.keys(unitCodes)
  .map((unit) => unit.replace(/[()]/g, '\\$&'))
  .join('|');
const number = String.raw`\d[\d,]*(?:\.\d+)?`;
/** The most, how often or when; one number or two; the unit; and what the figure rests on. */
const quantity = new RegExp(`^((?:Up to|Every|After) )?(${number})(?: to (${number}))? (${units})((?:,| of) .+)?$`);

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/**
 * A printed figure for machines: "720 m³/h" becomes a number with its unit, "6 to 12 months" a range, "Up to 6 hours" a
 * greatest value. Where the print says more than number and unit, it goes along as the description. A bare number becomes
 * a number; any other text stays as it is printed.
 */
export function propertyValue(name: string, kept: string): PropertyValue {
  // Machines read plain spaces.
  const printed = kept.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
  const [, before, first, last, unitText = '', behind] = quantity.exec(printed) ?? [];
  if (!first) {
    return { '@type': 'PropertyValue', name, value: /^\d+$/.test(printed) ? Number(printed) : printed };
  }
  const unitCode = unitCodes[unitText];
  return {
    '@type': 'PropertyValue',
    name,
    ...(last
      ? { minValue: numberOf(first), maxValue: numberOf(last) }
      : { [before === 'Up to ' ? 'maxValue' : 'value']: numberOf(first) }),
    unitText,
    ...(unitCode && { unitCode }),
    ...((before || behind) && { description: printed }),
  };
}
