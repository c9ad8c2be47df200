import { grouped } from '@/lib/format/number';

export type NumberLimits = {
  min?: number;
  max?: number;
  /** 0 for whole numbers; unlimited if undefined. */
  decimals?: number;
};

/** With the name of the number in messages, as in "a target". */
export type NamedLimits = NumberLimits & { what: string; min: number; max: number };

/** Digits with one point and perhaps a sign; no exponent, no hexadecimal. */
const digits = /^[+-]?(\d+\.?\d*|\.\d+)$/;

/** Parses a typed number, with a decimal point or comma. @returns undefined outside the limits */
export function parseNumber(
  text: string,
  { min = -Infinity, max = Infinity, decimals = Infinity }: NumberLimits = {},
): number | undefined {
  const typed = text.trim().replace('−', '-').replace(',', '.');
  const typedDecimals = typed.split('.')[1]?.length ?? 0;
  const value = digits.test(typed) && typedDecimals <= decimals ? Number(typed) : NaN;
  return value >= min && value <= max ? value : undefined;
}

/** As in "Enter a target from 0.1 to 60". */
export function limitsMessage({ what, min, max }: NamedLimits): string {
  return `Enter ${what} from ${grouped(min)} to ${grouped(max)}`;
}
