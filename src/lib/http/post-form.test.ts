// @vitest-environment jsdom
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { server } from '@/mocks/server';
import { serviceContracts, type ServiceContract } from '@/mocks/service-contracts';
import { answerTimeoutMs, postForm, type FormPost } from './post-form';

const endpoint = 'https://forms.mars-air.example/contact';
const fields = {
  name: 'Priya Raman',
  phone: '0115 496 0182',
  email: 'priya.raman@harrowvale.example',
  message: 'Two surgeries, please.',
};

function post(over: Partial<FormPost> = {}) {
  return postForm({ endpoint, encoding: 'json', fields, ...over });
}

function quietConsole() {
  return vi.spyOn(console, 'info').mockImplementation(() => {});
}

function answerWith(answer: () => Response | Promise<Response>): Request[] {
  const received: Request[] = [];
  server.use(
    http.post(endpoint, ({ request }) => {
      received.push(request.clone());
      return answer();
    }),
  );
  return received;
}

const unfinished = () =>
  new HttpResponse(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) }));

function arrival() {
  let answer = () => {};
  const promise = new Promise<void>((resolve) => (answer = resolve));
  return { promise, tell: () => answer() };
}

afterEach(() => vi.useRealTimers());

describe('the request', () => {
  test('has exactly the given fields as JSON, two headers and no credentials', async () => {
    document.cookie = 'XSRF-TOKEN=secret';
    const received = answerWith(() => HttpResponse.json({ ok: true }));
    await post();
    const [request] = received;
    expect(received).toHaveLength(1);
    expect(await request?.json()).toEqual(fields);
    expect(request?.headers.get('content-type')).toBe('application/json');
    expect(request?.headers.get('accept')).toBe('application/json');
    expect([...(request?.headers.keys() ?? [])].filter((name) => /^x-|authorization|cookie/.test(name))).toEqual([]);
    expect(request?.credentials).not.toBe('include');
  });

  test('has constant fields if configured, which never replace typed ones', async () => {
    const received = answerWith(() => HttpResponse.json({ ok: true }));
    await post({ extraFields: { access_key: 'k', name: 'never' } });
    expect(await received[0]?.json()).toEqual({ access_key: 'k', ...fields });
  });

  test('is urlencoded if configured, also with lone surrogates', async () => {
    const received = answerWith(() => HttpResponse.html('<html></html>'));
    const result = await post({ encoding: 'urlencoded', fields: { ...fields, message: 'a&b=\ud800 ü' } });
    expect(result).toEqual({ outcome: 'accepted' });
    const sent = new URLSearchParams(await received[0]?.text());
    expect(sent.get('message')).toBe('a&b=\ufffd ü');
  });
});

describe('what came of it', () => {
  test('has the Retry-After of the service', async () => {
    quietConsole();
    answerWith(() => new HttpResponse('', { status: 429, headers: { 'Retry-After': '120' } }));
    expect(await post()).toEqual({ outcome: 'rate-limited', retryAfterS: 120 });
  });

  test.each([
    ['unreachable', 'without a response', true, true, HttpResponse.error],
    ['offline', 'without a response if the browser is offline', false, false, HttpResponse.error],
    ['cut-off', 'if the browser goes offline after the submission', true, false, HttpResponse.error],
    ['accepted', 'if a response comes although the browser reports offline', false, false, () => HttpResponse.json({})],
  ] as const)('is %s %s', async (outcome, _, isOnlineBefore, isOnlineAfter, answer) => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnlineBefore);
    answerWith(() => {
      isOnline.mockReturnValue(isOnlineAfter);
      return answer();
    });
    expect(await post()).toEqual({ outcome });
  });

  test.each([
    ['no answer comes in time', () => new Promise<Response>(() => {})],
    ['the head of the answer comes in time and its body does not', unfinished],
  ])('is timed out where %s, and nothing is sent again', async (_, answer) => {
    const info = quietConsole();
    const arrived = arrival();
    const received = answerWith(() => {
      arrived.tell();
      return answer();
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const result = post();
    await arrived.promise;
    vi.advanceTimersByTime(answerTimeoutMs);
    expect(await result).toEqual({ outcome: 'timed-out' });
    vi.useRealTimers();
    expect(received).toHaveLength(1);
    expect(info.mock.calls).toEqual([['The form was not accepted: error timed-out. Nothing whole within 15000 ms']]);
  });
});

describe('the console on a refusal', () => {
  test('gets the status and 300 characters with every typed value masked', async () => {
    const info = quietConsole();
    const echo = `Rejected: ${JSON.stringify(fields)} from PRIYA.RAMAN@harrowvale.example, +441154960182. ${'x'.repeat(400)}`;
    answerWith(() => new HttpResponse(echo, { status: 400 }));
    await post();
    const [line = ''] = info.mock.calls[0] as [string];
    expect(line).toMatch(/status 400\. Rejected: /);
    expect(line.length).toBeLessThanOrEqual('The form was not accepted: status 400. '.length + 300);
    expect(line).not.toMatch(/priya|raman|harrowvale|496|surgeries/i);
  });

  test('gets only the status of an empty response', async () => {
    const info = quietConsole();
    answerWith(() => new HttpResponse('', { status: 503 }));
    await post();
    expect(info.mock.calls).toEqual([['The form was not accepted: status 503.']]);
  });

  test('gets the error without a response, with every typed value masked', async () => {
    const info = quietConsole();
    server.use(
      http.post(endpoint, () => {
        throw HttpResponse.error();
      }),
    );
    const { name } = fields;
    await post({ fields: { ...fields, message: 'Network' } });
    expect(info.mock.calls).toEqual([
      [expect.stringMatching(/^The form was not accepted: error no-answer\. \S+: ••• Error$/)],
    ]);
    expect(String(info.mock.calls)).not.toContain(name);
  });
});

describe.each(serviceContracts)('$name', ({ endpoint, encoding, demandedFields, ...answers }) => {
  const through = (answer: ServiceContract['accepts'], extraFields = demandedFields ?? {}) => {
    quietConsole();
    server.use(http.post(endpoint, ({ request }) => answer(request)));
    return postForm({ endpoint, encoding, extraFields, fields });
  };

  test.each([
    ['takes the enquiry', answers.accepts, 'accepted'],
    ['refuses it', answers.refuses, encoding === 'urlencoded' ? 'no-service' : 'refused'],
    ['limits how often', answers.rateLimits, 'rate-limited'],
    ['breaks down', answers.breaks, 'server-error'],
  ])('%s', async (_, answer, outcome) => {
    expect((await through(answer)).outcome).toBe(outcome);
  });

  const { accepts, fieldError } = answers;
  if (fieldError)
    test('names the bad field', async () => {
      const result = await through(fieldError);
      expect(result.outcome === 'refused' && Object.keys(result.fields)).toEqual(['email']);
    });

  if (demandedFields)
    test('turns away what lacks its constant field', async () => {
      expect((await through(accepts, {})).outcome).not.toBe('accepted');
    });
});
