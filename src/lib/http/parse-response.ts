import { serverFieldErrors, type ServerFieldErrors } from './server-field-errors';

/** What a form service answered; `retryAfter` is the header's text. */
export type FormResponse = { status: number; contentType: string; retryAfter: string | null; text: string };

/** How a form is sent. */
export type FormEncoding = 'json' | 'urlencoded';

/** What a form service's response means. */
export type SubmitResult =
  | { outcome: 'accepted' }
  /** The service rejected the enquiry. */
  | { outcome: 'refused'; fields: ServerFieldErrors }
  | { outcome: 'rate-limited'; retryAfterS: number | null }
  | { outcome: 'server-error' }
  /** 404, 405 or 410. */
  | { outcome: 'no-service' }
  /** An HTML page instead of a response, or truncated JSON. */
  | { outcome: 'misread'; because: 'page' | 'broken' };

const htmlStart = /^(?:<!doctype html|<html|<head|<body)/i;

function retryAfterS(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  // An invalid date gives NaN, which is not above 0.
  return seconds > 0 ? seconds : null;
}

/** Whether the body denies a 2xx status (FormSubmit sends `"false"` as a string). */
function denies(body: unknown): boolean {
  const { success, ok, error } = (body ?? {}) as Record<string, unknown>;
  return success === false || success === 'false' || ok === false || Boolean(error);
}

function parsed(text: string): { body: unknown; isBroken: boolean } {
  try {
    return { body: JSON.parse(text) as unknown, isBroken: false };
  } catch {
    return { body: undefined, isBroken: true };
  }
}

function parseSuccess(answer: FormResponse, encoding: FormEncoding, sent: readonly string[]): SubmitResult {
  const text = answer.text.trim();
  if (text === '') return { outcome: 'accepted' };
  const startsLikeJson = /^[{[]/.test(text);
  // Some services send JSON as text/html.
  const isPage = htmlStart.test(text) || (answer.contentType.includes('text/html') && !startsLikeJson);
  // Netlify Forms answers a urlencoded form with its HTML page (docs/forms.md).
  if (isPage) return encoding === 'urlencoded' ? { outcome: 'accepted' } : { outcome: 'misread', because: 'page' };
  if (!startsLikeJson && !answer.contentType.includes('json')) return { outcome: 'accepted' };
  const { body, isBroken } = parsed(text);
  if (isBroken) return { outcome: 'misread', because: 'broken' };
  if (!denies(body)) return { outcome: 'accepted' };
  return { outcome: 'refused', fields: serverFieldErrors(body, sent) };
}

/**
 * Parses a form service's response. A 2xx is a failure if its body has `success` false or "false", `ok` false, a
 * truthy `error`, HTML in answer to JSON, or truncated JSON.
 * @param sent names of the sent fields
 */
export function parseResponse(answer: FormResponse, encoding: FormEncoding, sent: readonly string[]): SubmitResult {
  const { status } = answer;
  if (status >= 200 && status < 300) return parseSuccess(answer, encoding, sent);
  if (status === 429) return { outcome: 'rate-limited', retryAfterS: retryAfterS(answer.retryAfter) };
  if (status === 404 || status === 405 || status === 410) return { outcome: 'no-service' };
  if (status >= 500) return { outcome: 'server-error' };
  return { outcome: 'refused', fields: serverFieldErrors(parsed(answer.text).body, sent) };
}
