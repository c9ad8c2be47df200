/** Units and the words that count as one: what must not begin a line without its number. The longer come first. */
const unit =
  '(?:m³/h|m³|m²|µg/m³|mg/m³|µg|mg|µm|nm|mm|cm|km|ml|mAh|kWh|kg|Hz|dB\\(A\\)|ACH|ppm|°C|L/s|am|pm|min|' +
  'm|g|h|W|V|s|hours?|minutes?|seconds?|days?|months?|years?|cubic|square|metres?)';

/** A single letter may be a command of an SVG path: a number, a sign or an expression comes next. */
const end = '(?![\\w.$-]*[\\w$-]|\\s*[\\d$-])';

const unitAfterNumber = new RegExp(`(\\d) (?=${unit}${end})`, 'g');
const times = /(\d) × (?=\d)/g;

/** Ties every number to its unit, and the sides of a room to each other, with no-break spaces: "4.5 × 3.5 m", "5 pm". */
export function keepUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0').replace(times, '$1\u00a0×\u00a0');
}

const wordJoiner = '\u2060';

/** Keeps "e-mail", "same-day" and "HTM 03-01" on one line: browsers break after their hyphens. */
export function keepHyphens(text: string): string {
  return text
    .replace(/\b(e-(?=mail)|same-(?=day))/gi, `$1${wordJoiner}`)
    .replace(/\bHTM 03-01\b/g, `HTM\u00a003-${wordJoiner}01`);
}

const wrappedUnit = new RegExp(`(\\d)\\n *(?=${unit}${end})`, 'g');
const unitAfterValue = new RegExp(`(\\}) (?=${unit}${end})`, 'g');
const unitAfterSpace = new RegExp(`\\{' '\\}(\\n *)(?=${unit}${end})`, 'g');

/**
 * The same rule for the source of a module, where a text may go on in the next line, and a number may be an expression:
 * `{areaM2} m²` in JSX, `${areaM2} m²` in a template; sides may be joined by ' × '.
 */
export function keepUnitsInSource(source: string): string {
  return keepUnits(source)
    .replace(wrappedUnit, '$1\u00a0')
    .replace(unitAfterValue, '$1\u00a0')
    .replace(unitAfterSpace, "{'\u00a0'}$1")
    .replaceAll("' × '", "'\u00a0×\u00a0'");
}
