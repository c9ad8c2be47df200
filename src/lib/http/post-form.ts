import { parseResponse, type FormResponse, type FormEncoding, type SubmitResult } from './parse-response';
import { maskTyped } from './mask-typed';

/** The result of a submission. After all but `accepted` and `refused` the visitor may send again. */
export type PostResult =
  | SubmitResult
  /** No complete response in time; the enquiry may have arrived. */
  | { outcome: 'timed-out' }
  /** Offline before the submission: nothing was sent. */
  | { outcome: 'offline' }
  /** Offline after the submission; the enquiry may have arrived. */
  | { outcome: 'cut-off' }
  /** DNS, connection or CORS error, which browsers do not distinguish; the enquiry may have arrived. */
  | { outcome: 'unreachable' }
  /** The sending script did not load; nothing was sent. */
  | { outcome: 'not-loaded' };

/** A form to send. */
export type FormPost = {
  endpoint: string;
  encoding: FormEncoding;
  fields: Readonly<Record<string, string>>;
  /** Constants that the form service needs. */
  extraFields?: Readonly<Record<string, string>>;
  timeoutMs?: number;
};

/** How long a form waits for the server’s answer. */
export const answerTimeoutMs = 15_000;

const contentTypes = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' };

function encode({ encoding, fields, extraFields }: FormPost): string {
  const all = { ...extraFields, ...fields };
  return encoding === 'json' ? JSON.stringify(all) : new URLSearchParams(all).toString();
}

async function loadAxios() {
  return (await import('axios')).default;
}

/** Preloads the sending script at the first focus of a form; never throws. */
export function prepareToPost(): void {
  loadAxios().catch(() => {});
}

type Fault = { fault: 'not-loaded' | 'no-answer' | 'timed-out'; words: string };

async function exchange(post: FormPost, signal: AbortSignal): Promise<FormResponse | Fault> {
  const axios = await loadAxios().catch((error: unknown) => ({ fault: 'not-loaded' as const, words: String(error) }));
  if ('fault' in axios) return axios;
  try {
    // After the timeout nothing may be sent.
    signal.throwIfAborted();
    const response = await axios.request<string>({
      url: post.endpoint,
      method: 'post',
      data: encode(post),
      headers: { 'Content-Type': contentTypes[post.encoding], Accept: 'application/json' },
      signal,
      // Disables axios' parsing and rewriting of bodies.
      transformRequest: [],
      transformResponse: [],
      validateStatus: () => true,
      withCredentials: false,
      withXSRFToken: false,
    });
    const header = (name: string) => {
      const value: unknown = response.headers[name];
      return typeof value === 'string' ? value : null;
    };
    return {
      status: response.status,
      contentType: header('content-type') ?? '',
      retryAfter: header('retry-after'),
      text: response.data,
    };
  } catch (error) {
    return { fault: 'no-answer', words: String(error) };
  }
}

function report(what: string, text: string, post: FormPost): void {
  // Masks before cutting, because the mask does not match half a value.
  const masked = maskTyped(text, Object.values(post.fields)).slice(0, 300);
  console.info(`The form was not accepted: ${what}. ${masked}`.trim());
}

/**
 * Posts a form once, without credentials or extra headers. Never throws, never retries. A failure is logged with the
 * status or error and 300 characters, typed values masked.
 */
export async function postForm(post: FormPost): Promise<PostResult> {
  const { encoding, fields, timeoutMs = answerTimeoutMs } = post;
  const wasOnline = navigator.onLine;
  const abort = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeIsUp = new Promise<Fault>((resolve) => {
    timer = setTimeout(() => {
      resolve({ fault: 'timed-out', words: `Nothing whole within ${timeoutMs} ms` });
      abort.abort();
    }, timeoutMs);
  });
  const answer = await Promise.race([exchange(post, abort.signal), timeIsUp]);
  clearTimeout(timer);
  if ('fault' in answer) {
    const { fault, words } = answer;
    report(`error ${fault}`, words, post);
    if (fault === 'timed-out') return { outcome: 'timed-out' };
    if (fault === 'not-loaded') return { outcome: navigator.onLine ? 'not-loaded' : 'offline' };
    if (navigator.onLine) return { outcome: 'unreachable' };
    return { outcome: wasOnline ? 'cut-off' : 'offline' };
  }
  const result = parseResponse(answer, encoding, Object.keys(fields));
  if (result.outcome !== 'accepted') report(`status ${answer.status}`, answer.text, post);
  return result;
}
