import { HttpResponse } from 'msw';
import type { FormEncoding } from '@/lib/http/parse-response';

type Answer = (request: Request) => Response | Promise<Response>;

/** Requests and answers of a form service, from its own documentation. */
export type ServiceContract = {
  name: string;
  endpoint: string;
  encoding: FormEncoding;
  /** The service rejects requests without them. */
  demandedFields?: Record<string, string>;
  accepts: Answer;
  /** Rejects the field `email`; undefined if the service never names a field. */
  fieldError?: Answer;
  refuses: Answer;
  rateLimits: Answer;
  breaks: Answer;
};

const json = (body: object, status = 200, headers = {}) => HttpResponse.json(body, { status, headers });
const empty = (status: number, headers = {}) => new HttpResponse(null, { status, headers });
const page = (status = 200) =>
  HttpResponse.html('<!doctype html><html><head><title>Thanks</title></head><body>Thank you!</body></html>', {
    status,
  });

function isJson(request: Request): boolean {
  return request.headers.get('content-type') === 'application/json';
}

function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json';
}

/** The services of docs/forms.md. */
export const serviceContracts: readonly ServiceContract[] = [
  {
    name: 'Formspree',
    endpoint: 'https://formspree.io/f/xsample',
    encoding: 'json',
    // Without the Accept header Formspree answers with a web page.
    accepts: (request) => (wantsJson(request) ? json({ next: '/thanks', ok: true }) : page()),
    fieldError: () =>
      json(
        { error: 'Validation errors', errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }] },
        422,
      ),
    refuses: () => json({ error: 'Form blocked', errors: [{ code: 'BLOCKED', message: 'Form blocked' }] }, 403),
    rateLimits: () => json({ error: 'Too many requests' }, 429, { 'Retry-After': '30' }),
    breaks: () => json({ error: 'Oops' }, 500),
  },
  {
    name: 'Web3Forms',
    endpoint: 'https://api.web3forms.com/submit',
    encoding: 'json',
    demandedFields: { access_key: '00000000-0000-0000-0000-000000000000' },
    accepts: async (request) => {
      const sent = (isJson(request) ? await request.json() : {}) as Record<string, unknown>;
      return sent.access_key
        ? json({ success: true, message: 'Email sent successfully!' })
        : json({ success: false, message: 'Access key is missing' }, 400);
    },
    refuses: () => json({ success: false, message: 'Invalid access key' }, 400),
    rateLimits: () => json({ success: false, message: 'Too many requests' }, 429),
    breaks: () => json({ success: false, message: 'Something went wrong' }, 500),
  },
  {
    name: 'Basin',
    endpoint: 'https://usebasin.com/f/sample',
    encoding: 'json',
    accepts: (request) => (wantsJson(request) ? json({ success: true, id: 1 }) : page()),
    fieldError: () => json({ error: 'Invalid email', errors: { email: ['is not an address'] } }, 422),
    refuses: () => json({ error: 'Domain not allowed' }, 403),
    rateLimits: () => json({ error: 'Too many requests' }, 429),
    breaks: () => HttpResponse.text('Bad gateway', { status: 502 }),
  },
  {
    name: 'FormSubmit',
    endpoint: 'https://formsubmit.co/ajax/sample',
    encoding: 'json',
    accepts: (request) =>
      isJson(request) && wantsJson(request)
        ? json({ success: 'true', message: 'The form was submitted successfully.' })
        : page(),
    // FormSubmit rejects with status 200 and "false" as a string.
    refuses: () => json({ success: 'false', message: 'This form needs Activation.' }),
    rateLimits: () => json({ success: 'false', message: 'Too many requests' }, 429),
    breaks: () => empty(503),
  },
  {
    name: 'Netlify Forms',
    endpoint: 'http://localhost:3000/',
    encoding: 'urlencoded',
    demandedFields: { 'form-name': 'contact' },
    accepts: async (request) => {
      const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded';
      const name = isForm ? new URLSearchParams(await request.text()).get('form-name') : null;
      return page(name === 'contact' ? 200 : 404);
    },
    refuses: () => page(404),
    rateLimits: () => empty(429),
    breaks: () => empty(500),
  },
  {
    name: 'own function',
    endpoint: 'https://forms.mars-air.example/enquiry',
    encoding: 'json',
    accepts: () => empty(204),
    fieldError: () => json({ ok: false, errors: [{ name: 'email', msg: 'bounces' }] }, 422),
    refuses: () => json({ ok: false }),
    rateLimits: () => empty(429, { 'Retry-After': '5' }),
    breaks: () => empty(500),
  },
];
