import { noBreakNames } from './no-break-names.ts';

/** The longer units come first. */
const unit =
  '(?:m³/h|m³|m²|µg/m³|mg/m³|µg|mg|µm|nm|mm|cm|km|ml|mAh|kWh|kg|Hz|ACH|ppm|°C|L/s|am|pm|min|' +
  'm|g|h|W|V|s|hours?|minutes?|seconds?|days?|months?|years?|cubic|square|metres?)';

/** Excludes SVG path commands, which precede a number, a sign or an expression. */
const end = '(?![\\w.$-]*[\\w$-]|\\s*[\\d$-])';

/** No path command looks like dB(A), which may precede anything. */
const unitAhead = `(?=dB\\(A\\)|${unit}${end})`;
const unitAfterNumber = new RegExp(`(\\d) ${unitAhead}`, 'g');
const times = /(\d) × (?=\d)/g;

/** Puts no-break spaces between numbers and units: "4.5 × 3.5 m", "5 pm". */
export function noBreakUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0').replace(times, '$1\u00a0×\u00a0');
}

const wordJoiner = '\u2060';

/**
 * Prevents breaks after the hyphens of "e-mail", "same-day", "HTM 03-01" and "ISO 14644-3". The label "E-mail" alone
 * keeps its plain hyphen: it is the name of a field.
 */
export function noBreakHyphens(text: string): string {
  return text
    .replace(/(?<=\S )(e-(?=mail))|\b(same-(?=day))/gi, `$&${wordJoiner}`)
    .replace(/\bHTM 03-01\b/g, `HTM\u00a003-${wordJoiner}01`)
    .replace(/\b14644-3\b/g, `14644-${wordJoiner}3`);
}

/** For running text: units, "speed 2 of 4", "back to 0" and "3 to 5" stay together, letters with "Generation", and "UV-C" does not break. */
export function noBreakText(text: string): string {
  return noBreakUnits(noBreakNames(text))
    .replace(/\b(speed|back to) (?=\d)/g, '$1\u00a0')
    .replace(/(\d) (of|to) (?=\d)/g, '$1\u00a0$2\u00a0')
    .replaceAll('UV-C', `UV-${wordJoiner}C`);
}

/** Removes no-break characters, for machine-readable text. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll(wordJoiner, '');
}

const wrappedUnit = new RegExp(`(\\d)\\n *${unitAhead}`, 'g');
const unitAfterValue = new RegExp(`(\\}) ${unitAhead}`, 'g');
const unitAfterSpace = new RegExp(`\\{' '\\}(\\n *)${unitAhead}`, 'g');

/** Puts no-break spaces into module source, where a number may be an expression: `{areaM2} m²`, `${areaM2} m²`, ' × '. */
export function noBreakUnitsInSource(source: string): string {
  return noBreakUnits(source)
    .replace(wrappedUnit, '$1\u00a0')
    .replace(unitAfterValue, '$1\u00a0')
    .replace(unitAfterSpace, "{'\u00a0'}$1")
    .replaceAll("' × '", "'\u00a0×\u00a0'");
}
