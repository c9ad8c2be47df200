import { serverFieldErrors, type ServerFieldErrors } from './server-field-errors';

/** A form service's answer as it came. */
export type FormResponse = { status: number; contentType: string; retryAfter: string | null; text: string };

export type FormEncoding = 'json' | 'urlencoded';

/** What an answer says about the enquiry. */
export type SubmitResult =
  | { outcome: 'accepted' }
  /** The service read the enquiry and will not have it. */
  | { outcome: 'refused'; status: number; fields: ServerFieldErrors }
  | { outcome: 'rate-limited'; retryAfterS: number | null }
  | { outcome: 'server-error'; status: number }
  /** Nothing takes enquiries at the configured address. */
  | { outcome: 'no-service'; status: number }
  /** A page where an answer was due (most often the host's own), or an answer that broke off. */
  | { outcome: 'misread'; because: 'page' | 'broken' };

const htmlStart = /^(?:<!doctype html|<html|<head|<body)/i;

function retryAfterS(value: string | null): number | null {
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value);
  const seconds = Math.ceil((Date.parse(value) - Date.now()) / 1000);
  // What is no date gives NaN, which is not above 0 either.
  return seconds > 0 ? seconds : null;
}

/** Whether a body says no although the status says yes (FormSubmit writes `"false"` as a string). */
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
  // Some own functions send their JSON under text/html: what starts like JSON is read as JSON.
  const isPage = htmlStart.test(text) || (answer.contentType.includes('text/html') && !startsLikeJson);
  // Netlify Forms answers a urlencoded form with its page; nothing tells that from a pass-through (docs/forms.md).
  if (isPage) return encoding === 'urlencoded' ? { outcome: 'accepted' } : { outcome: 'misread', because: 'page' };
  if (!startsLikeJson && !answer.contentType.includes('json')) return { outcome: 'accepted' };
  const { body, isBroken } = parsed(text);
  if (isBroken) return { outcome: 'misread', because: 'broken' };
  if (!denies(body)) return { outcome: 'accepted' };
  return { outcome: 'refused', status: answer.status, fields: serverFieldErrors(body, sent) };
}

/**
 * Whether a form service took an enquiry. Success is a 2xx whose body does not deny it: `success` false or "false",
 * `ok` false, a truthy `error`, an HTML page in answer to JSON and a broken-off body are failures.
 * @param sent names of the fields that were sent, to which complaints may refer
 */
export function parseResponse(answer: FormResponse, encoding: FormEncoding, sent: readonly string[]): SubmitResult {
  const { status } = answer;
  if (status >= 200 && status < 300) return parseSuccess(answer, encoding, sent);
  if (status === 429) return { outcome: 'rate-limited', retryAfterS: retryAfterS(answer.retryAfter) };
  if (status === 404 || status === 405 || status === 410) return { outcome: 'no-service', status };
  if (status >= 500) return { outcome: 'server-error', status };
  return { outcome: 'refused', status, fields: serverFieldErrors(parsed(answer.text).body, sent) };
}
