import type { ServerFieldError } from '@/lib/http/server-field-errors';
import { maxUnits } from '@/lib/links/price-request-url';

/** The cleaned value, or what is wrong with it. */
export type CheckedField = { value: string } | { error: string };

/** Maximum lengths in characters. */
export const fieldLimits = { name: 100, phone: 40, email: 254, message: 5000 } as const;

function cleaned(typed: string): string {
  return typed.replace(/[^\P{Cc}\t\n\r]/gu, '').trim();
}

function cleanedLine(typed: string): string {
  return cleaned(typed).replace(/\s+/gu, ' ');
}

/** Characters as a reader counts them, of what would be sent. */
export function lengthOf(typed: string): number {
  return Array.from(cleaned(typed)).length;
}

function tooLong(text: string, limit: number, what: string): string | undefined {
  const length = lengthOf(text);
  return length > limit ? `Shorten the ${what} to ${limit} characters. It has ${length}` : undefined;
}

function checked(value: string, error: string | undefined): CheckedField {
  return error === undefined ? { value } : { error };
}

/** Checks a name: one line, not empty. */
export function checkName(typed: string): CheckedField {
  const name = cleanedLine(typed);
  return checked(name, name === '' ? 'Enter your name' : tooLong(name, fieldLimits.name, 'name'));
}

/** Accepts any text with a run of digits, of any script. */
export function checkPhone(typed: string): CheckedField {
  const phone = cleanedLine(typed);
  const error = /\p{Nd}{2}/u.test(phone)
    ? tooLong(phone, fieldLimits.phone, 'phone number')
    : 'Enter a phone number we can call';
  return checked(phone, error);
}

const emailShape = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/** Checks an e-mail address by its shape. */
export function checkEmail(typed: string): CheckedField {
  const email = cleaned(typed);
  const long = tooLong(email, fieldLimits.email, 'email');
  // The length check bounds the work of the pattern.
  return checked(email, long ?? (emailShape.test(email) ? undefined : 'Enter an e-mail address like name@example.com'));
}

/** Checks a message: not empty. */
export function checkMessage(typed: string): CheckedField {
  const message = cleaned(typed);
  return checked(
    message,
    message === '' ? 'Write your message, even one line' : tooLong(message, fieldLimits.message, 'message'),
  );
}

/** Checks a number of units: whole, from 1 to `maxUnits`. */
export function checkQuantity(typed: string): CheckedField {
  const quantity = cleanedLine(typed);
  const units = /^\d{1,9}$/.test(quantity) ? Number(quantity) : 0;
  return units >= 1 && units <= maxUnits
    ? { value: String(units) }
    : { error: `Enter a whole number from 1 to ${maxUnits}` };
}

/** Formspree sends REQUIRED_FIELD_MISSING and REQUIRED_FIELD_EMPTY. */
const missing = /required|missing|empty|blank/i;
const wrongFormat = /type_|format|invalid/i;

/** Prefers the message of our own check to the service's text. */
export function fieldErrorMessage({ code, message }: ServerFieldError, check: (typed: string) => CheckedField): string {
  const ours = missing.test(code) ? check('') : wrongFormat.test(code) ? check('?') : undefined;
  if (ours && 'error' in ours) return ours.error;
  return message === '' ? 'Our form service did not accept this' : `Our form service did not accept this: ${message}`;
}
