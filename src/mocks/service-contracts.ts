import { http, HttpResponse, type HttpHandler } from 'msw';
import type { FormEncoding } from '@/lib/http/parse-response';

/** Requests and answers of a form service, from its own documentation. */
export type ServiceContract = {
  name: string;
  endpoint: string;
  encoding: FormEncoding;
  extraFields: Record<string, string>;
  /** Whether the service rejects requests without them. */
  demands: boolean;
  accepts: HttpHandler;
  /** Rejects the field `email`; undefined if the service never names a field. */
  fieldError?: HttpHandler;
  refuses: HttpHandler;
  rateLimits: HttpHandler;
  breaks: HttpHandler;
};

const page = '<!doctype html><html><head><title>Thanks</title></head><body>Thank you!</body></html>';

function isJson(request: Request): boolean {
  return request.headers.get('content-type') === 'application/json';
}

function wantsJson(request: Request): boolean {
  return request.headers.get('accept') === 'application/json';
}

async function jsonField(request: Request, field: string): Promise<unknown> {
  return isJson(request) ? ((await request.json()) as Record<string, unknown>)[field] : undefined;
}

const formspree: ServiceContract = {
  name: 'Formspree',
  endpoint: 'https://formspree.io/f/xsample',
  encoding: 'json',
  extraFields: {},
  demands: false,
  // Without the Accept header Formspree answers with a web page.
  accepts: http.post('https://formspree.io/f/xsample', ({ request }) =>
    wantsJson(request) ? HttpResponse.json({ next: '/thanks', ok: true }) : HttpResponse.html(page),
  ),
  fieldError: http.post('https://formspree.io/f/xsample', () =>
    HttpResponse.json(
      {
        error: 'Validation errors',
        errors: [{ code: 'TYPE_EMAIL', field: 'email', message: 'should be an email' }],
      },
      { status: 422 },
    ),
  ),
  refuses: http.post('https://formspree.io/f/xsample', () =>
    HttpResponse.json(
      { error: 'Form blocked', errors: [{ code: 'BLOCKED', message: 'Form blocked' }] },
      { status: 403 },
    ),
  ),
  rateLimits: http.post('https://formspree.io/f/xsample', () =>
    HttpResponse.json({ error: 'Too many requests' }, { status: 429, headers: { 'Retry-After': '30' } }),
  ),
  breaks: http.post('https://formspree.io/f/xsample', () => HttpResponse.json({ error: 'Oops' }, { status: 500 })),
};

const web3forms: ServiceContract = {
  name: 'Web3Forms',
  endpoint: 'https://api.web3forms.com/submit',
  encoding: 'json',
  extraFields: { access_key: '00000000-0000-0000-0000-000000000000' },
  demands: true,
  accepts: http.post('https://api.web3forms.com/submit', async ({ request }) =>
    (await jsonField(request, 'access_key'))
      ? HttpResponse.json({ success: true, message: 'Email sent successfully!' })
      : HttpResponse.json({ success: false, message: 'Access key is missing' }, { status: 400 }),
  ),
  refuses: http.post('https://api.web3forms.com/submit', () =>
    HttpResponse.json({ success: false, message: 'Invalid access key' }, { status: 400 }),
  ),
  rateLimits: http.post('https://api.web3forms.com/submit', () =>
    HttpResponse.json({ success: false, message: 'Too many requests' }, { status: 429 }),
  ),
  breaks: http.post('https://api.web3forms.com/submit', () =>
    HttpResponse.json({ success: false, message: 'Something went wrong' }, { status: 500 }),
  ),
};

const basin: ServiceContract = {
  name: 'Basin',
  endpoint: 'https://usebasin.com/f/sample',
  encoding: 'json',
  extraFields: {},
  demands: false,
  accepts: http.post('https://usebasin.com/f/sample', ({ request }) =>
    wantsJson(request) ? HttpResponse.json({ success: true, id: 1 }) : HttpResponse.html(page),
  ),
  fieldError: http.post('https://usebasin.com/f/sample', () =>
    HttpResponse.json({ error: 'Invalid email', errors: { email: ['is not an address'] } }, { status: 422 }),
  ),
  refuses: http.post('https://usebasin.com/f/sample', () =>
    HttpResponse.json({ error: 'Domain not allowed' }, { status: 403 }),
  ),
  rateLimits: http.post('https://usebasin.com/f/sample', () =>
    HttpResponse.json({ error: 'Too many requests' }, { status: 429 }),
  ),
  breaks: http.post('https://usebasin.com/f/sample', () => new HttpResponse('Bad gateway', { status: 502 })),
};

const formSubmit: ServiceContract = {
  name: 'FormSubmit',
  endpoint: 'https://formsubmit.co/ajax/sample',
  encoding: 'json',
  extraFields: { _subject: 'From the website', _captcha: 'false' },
  demands: false,
  accepts: http.post('https://formsubmit.co/ajax/sample', ({ request }) =>
    isJson(request) && wantsJson(request)
      ? HttpResponse.json({ success: 'true', message: 'The form was submitted successfully.' })
      : HttpResponse.html(page),
  ),
  // FormSubmit rejects with status 200 and "false" as a string.
  refuses: http.post('https://formsubmit.co/ajax/sample', () =>
    HttpResponse.json({ success: 'false', message: 'This form needs Activation.' }),
  ),
  rateLimits: http.post('https://formsubmit.co/ajax/sample', () =>
    HttpResponse.json({ success: 'false', message: 'Too many requests' }, { status: 429 }),
  ),
  breaks: http.post('https://formsubmit.co/ajax/sample', () => new HttpResponse('', { status: 503 })),
};

const netlify: ServiceContract = {
  name: 'Netlify Forms',
  endpoint: 'http://localhost:3000/',
  encoding: 'urlencoded',
  extraFields: { 'form-name': 'contact' },
  demands: true,
  accepts: http.post('http://localhost:3000/', async ({ request }) => {
    const isForm = request.headers.get('content-type') === 'application/x-www-form-urlencoded';
    const name = isForm ? new URLSearchParams(await request.text()).get('form-name') : null;
    return name === 'contact' ? HttpResponse.html(page) : new HttpResponse(page, { status: 404 });
  }),
  refuses: http.post('http://localhost:3000/', () => HttpResponse.html(page, { status: 404 })),
  rateLimits: http.post('http://localhost:3000/', () => new HttpResponse('', { status: 429 })),
  breaks: http.post('http://localhost:3000/', () => new HttpResponse('', { status: 500 })),
};

const ownFunction: ServiceContract = {
  name: 'own function',
  endpoint: 'https://forms.mars-air.example/enquiry',
  encoding: 'json',
  extraFields: {},
  demands: false,
  accepts: http.post('https://forms.mars-air.example/enquiry', () => new HttpResponse(null, { status: 204 })),
  fieldError: http.post('https://forms.mars-air.example/enquiry', () =>
    HttpResponse.json({ ok: false, errors: [{ name: 'email', msg: 'bounces' }] }, { status: 422 }),
  ),
  refuses: http.post('https://forms.mars-air.example/enquiry', () => HttpResponse.json({ ok: false })),
  rateLimits: http.post(
    'https://forms.mars-air.example/enquiry',
    () => new HttpResponse('', { status: 429, headers: { 'Retry-After': '5' } }),
  ),
  breaks: http.post('https://forms.mars-air.example/enquiry', () => new HttpResponse('', { status: 500 })),
};

/** The services of docs/forms.md. */
export const serviceContracts = [formspree, web3forms, basin, formSubmit, netlify, ownFunction];
