import type { PropertyValue } from 'schema-dts';
import { withPlainSpaces } from '@/lib/format/no-break-units';

/** UN/CEFACT Recommendation 20 codes; dB(A) has none. */
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
/** Prefix, number or range, unit, and note. */
const quantity = new RegExp(`^((?:Up to|Every|After) )?(${number})(?: to (${number}))? (${units})((?:,| of) .+)?$`);

function numberOf(text: string): number {
  return Number(text.replaceAll(',', ''));
}

/**
 * Parses a printed figure: "720 m³/h" gives a value with unit, "6 to 12 months" a range, "Up to 6 hours" a maximum.
 * Other text stays as it is.
 */
export function propertyValue(name: string, textWithUnits: string): PropertyValue {
  const printed = withPlainSpaces(textWithUnits);
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
