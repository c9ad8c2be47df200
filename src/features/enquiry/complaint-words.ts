import type { ServerFieldError } from '@/lib/server-field-errors';
import type { CheckedField } from './field-rules';

/** Codes with which services say "this is missing" (Formspree: REQUIRED_FIELD_MISSING, REQUIRED_FIELD_EMPTY). */
const missing = /required|missing|empty|blank/i;
const wrongFormat = /type_|format|invalid/i;

/**
 * A service's complaint about one field in our words: where it says what our own checker would say too, that
 * checker's sentence, else the service's own, marked as such.
 */
export function complaintWords({ code, message }: ServerFieldError, check: (typed: string) => CheckedField): string {
  const ours = missing.test(code) ? check('') : wrongFormat.test(code) ? check('?') : undefined;
  if (ours && 'problem' in ours) return ours.problem;
  return message === '' ? 'Our form service did not accept this' : `Our form service did not accept this: ${message}`;
}
