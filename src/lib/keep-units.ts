/** A unit that must not begin a line: it belongs to the number before it. */
const unitAfterNumber =
  /(\d) (m³\/h|m³|m²|µg|mg|µm|nm|mm|cm|m|ml|mAh|kg|dB\(A\)|ACH|ppm|hours?|seconds|months)(?![\w])/g;

/** Ties every number to its unit with a no-break space, so that "720 m³" stays on one line. */
export function keepUnits(text: string): string {
  return text.replace(unitAfterNumber, '$1\u00a0$2');
}
