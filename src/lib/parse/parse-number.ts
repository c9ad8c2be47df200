import { grouped } from '@/lib/format/number';

/** Which numbers a field takes. */
export type NumberLimits = {
  min?: number;
  max?: number;
  /** 0 for whole numbers; unlimited if undefined. */
  decimals?: number;
  /** Whether a comma before three digits groups thousands, as in "2,080"; else it is a decimal comma, as in "4,575". */
  isGrouped?: boolean;
};

/** With the name of the number in messages, as in "a target". */
export type NamedLimits = NumberLimits & { what: string; min: number; max: number };

/** Digits with one point and perhaps a sign; no exponent, no hexadecimal. */
const digits = /^[+-]?(\d+\.?\d*|\.\d+)$/;

const groups = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/;

/** Parses a typed number, with a decimal point or comma, or grouped by commas where the limits say so. @returns undefined outside the limits */
export function parseNumber(
  text: string,
  { min = -Infinity, max = Infinity, decimals = Infinity, isGrouped = false }: NumberLimits = {},
): number | undefined {
  const signed = text.trim().replace('−', '-');
  const typed = isGrouped && groups.test(signed) ? signed.replaceAll(',', '') : signed.replace(',', '.');
  const typedDecimals = typed.split('.')[1]?.length ?? 0;
  const value = digits.test(typed) && typedDecimals <= decimals ? Number(typed) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/** As in "Enter a target from 0.1 to 60". */
export function limitsMessage({ what, min, max }: NamedLimits): string {
  return `Enter ${what} from ${grouped(min)} to ${grouped(max)}`;
}
