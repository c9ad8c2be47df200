import type { ServerFieldError } from '@/lib/http/server-field-errors';
import type { CheckedField } from './field-rules';

/** Formspree sends REQUIRED_FIELD_MISSING and REQUIRED_FIELD_EMPTY. */
const missing = /required|missing|empty|blank/i;
const wrongFormat = /type_|format|invalid/i;

/** Prefers the message of our own check to the service's text. */
export function fieldErrorMessage({ code, message }: ServerFieldError, check: (typed: string) => CheckedField): string {
  const ours = missing.test(code) ? check('') : wrongFormat.test(code) ? check('?') : undefined;
  if (ours && 'problem' in ours) return ours.problem;
  return message === '' ? 'Our form service did not accept this' : `Our form service did not accept this: ${message}`;
}
