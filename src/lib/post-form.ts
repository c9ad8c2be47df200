import { parseResponse, type FormResponse, type FormEncoding, type SubmitResult } from './parse-response';
import { maskTyped } from './mask-typed';

/** What came of one press of Send. Of all but `accepted` and `refused` it holds that the enquiry may be pressed again. */
export type PostResult =
  | SubmitResult
  /** No whole answer within the time; whether the enquiry arrived is not known. */
  | { outcome: 'timed-out' }
  /** The browser was offline already when Send was pressed, and no answer came: nothing can have left. */
  | { outcome: 'offline' }
  /** The browser went offline after the press, and no answer came; whether the enquiry arrived is not known. */
  | { outcome: 'cut-off' }
  /**
   * No answer: name not found, connection refused or dropped, or the other origin's rules forbid it. The browser does not
   * tell these apart, and in some of them the enquiry has arrived.
   */
  | { outcome: 'unreachable' }
  /** The script that sends could not be loaded, as after a new deployment; nothing has left the browser. */
  | { outcome: 'not-loaded' };

export type FormPost = {
  /** Address that takes the enquiry; a path on the site itself or another origin. */
  endpoint: string;
  encoding: FormEncoding;
  /** What the visitor gives, exactly as it is to be sent. */
  fields: Readonly<Record<string, string>>;
  /** Constant fields that the form service asks for. */
  extraFields?: Readonly<Record<string, string>>;
  /** Milliseconds until the whole answer must be there. */
  timeoutMs?: number;
};

/** How long a form waits for the whole answer of its service. */
export const answerTimeoutMs = 15_000;

const contentTypes = { json: 'application/json', urlencoded: 'application/x-www-form-urlencoded' };

function encode({ encoding, fields, extraFields }: FormPost): string {
  const all = { ...extraFields, ...fields };
  return encoding === 'json' ? JSON.stringify(all) : new URLSearchParams(all).toString();
}

async function loadAxios() {
  return (await import('axios')).default;
}

/** Loads what sends ahead of the press, at the first touch of a form. Never throws: the press itself will tell. */
export function prepareToPost(): void {
  loadAxios().catch(() => {});
}

/** Why no answer came, and the browser's or axios' own words about it. */
type Fault = { fault: 'not-loaded' | 'no-answer' | 'timed-out'; words: string };

async function exchange(post: FormPost, signal: AbortSignal): Promise<FormResponse | Fault> {
  const axios = await loadAxios().catch((error: unknown) => ({ fault: 'not-loaded' as const, words: String(error) }));
  if ('fault' in axios) return axios;
  try {
    // The time may be up before the script is there: then nothing may leave any more.
    signal.throwIfAborted();
    const response = await axios.request<string>({
      url: post.endpoint,
      method: 'post',
      data: encode(post),
      headers: { 'Content-Type': contentTypes[post.encoding], Accept: 'application/json' },
      signal,
      // Sent and read as it is: no body is parsed or rewritten on its way.
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
  // Masked first, then cut: a cut may halve a name and so hide it from the mask.
  const masked = maskTyped(text, Object.values(post.fields)).slice(0, 300);
  console.info(`The form was not accepted: ${what}. ${masked}`.trim());
}

/**
 * Posts a form once, without credentials and without headers beyond Content-Type and Accept, and says what came of it.
 * Never throws, never sends again by itself. On a refusal the console gets the status and the first 300 characters of
 * the answer, without an answer the error and the first 300 characters of its words, each with every typed value masked.
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
  const verdict = parseResponse(answer, encoding, Object.keys(fields));
  if (verdict.outcome !== 'accepted') report(`status ${answer.status}`, answer.text, post);
  return verdict;
}
