import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PostResult } from '@/lib/http/post-form';
import type { Enquiry } from './enquiry';
import { contactForm, requestForm } from './enquiry-form';

const { postForm } = vi.hoisted(() => ({ postForm: vi.fn<(post: unknown) => Promise<PostResult>>() }));
vi.mock('@/lib/http/post-form', () => ({ postForm }));
vi.mock('./EnquiryToast', () => ({ EnquiryToast: () => null }));

const person = { name: 'Priya', phone: '0115 496 0182', email: 'priya@harrowvale.example' };
const contact: Enquiry = { form: 'contact', values: { ...person, message: 'Two surgeries.' } };
const request: Enquiry = {
  form: 'request',
  slug: 'generation-x',
  model: 'Generation X',
  pageUrl: 'https://mars-air.example/product-details/generation-x',
  values: { ...person, quantity: '2' },
};

const stored = new Map<string, string>();

async function freshPage() {
  vi.resetModules();
  const { env } = await import('@/config/env');
  Object.assign(env, { contactEndpoint: '/contact', contactExtraFields: { key: 'c' } });
  Object.assign(env, { productRequestEndpoint: '/request', productRequestExtraFields: { key: 'r' } });
  return { ...(await import('./draft')), ...(await import('./enquiry-state')), ...(await import('./send-enquiry')) };
}

function onItsWay(): unknown {
  return JSON.parse(stored.get('mars.sending') ?? 'null');
}

beforeEach(() => {
  vi.useFakeTimers();
  postForm.mockReset();
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { sessionStorage });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('sending an enquiry', () => {
  test.each([
    [contact, '/contact', { key: 'c' }, { ...person, message: 'Two surgeries.' }],
    [
      request,
      '/request',
      { key: 'r' },
      { product: request.model, redirect_url: request.pageUrl, ...person, quantity: '2' },
    ],
  ])(
    'posts the $form form to its own service, with its own constant fields',
    async (enquiry, endpoint, extraFields, fields) => {
      const { sendEnquiry } = await freshPage();
      postForm.mockResolvedValue({ outcome: 'accepted' });
      await sendEnquiry(enquiry);
      expect(postForm.mock.calls).toEqual([[{ endpoint, extraFields, encoding: 'json', fields }]]);
    },
  );

  test.each([
    [contact, { outcome: 'accepted' }, { message: '', quantity: '2', name: '' }],
    [request, { outcome: 'accepted' }, { message: 'Two surgeries.', quantity: '1', name: '' }],
    [request, { outcome: 'unreachable' }, { message: 'Two surgeries.', quantity: '2', name: 'Priya' }],
  ] as const)(
    'removes its own draft and the person’s once it is accepted, and no other: row %#',
    async (enquiry, reason, { message, quantity, name }) => {
      const { enquiryKey, enquiryState, sendEnquiry, storedValues, writeDraft } = await freshPage();
      postForm.mockResolvedValue(reason);
      const form = requestForm('generation-x', 'Generation X', '1');
      writeDraft(form, 'quantity', '2');
      writeDraft(contactForm, 'message', 'Two surgeries.');
      writeDraft(contactForm, 'name', 'Priya');
      await sendEnquiry(enquiry);
      expect(storedValues(contactForm)).toEqual({ ...contactForm.initial, message, name });
      expect(storedValues(form)).toEqual({ ...form.initial, quantity, name });
      expect(enquiryState(enquiryKey(enquiry))).toEqual(
        reason.outcome === 'accepted'
          ? { status: 'sent', enquiry, wasSeen: false }
          : { status: 'failed', reason, enquiry, wasSeen: false },
      );
    },
  );

  test('posts once for several presses, and stores that it is pending', async () => {
    const { enquiryState, sendEnquiry } = await freshPage();
    let give: (result: PostResult) => void = () => {};
    postForm.mockReturnValue(new Promise((resolve) => (give = resolve)));
    const sent = sendEnquiry(request);
    expect(enquiryState('request:generation-x')).toEqual({ status: 'sending', enquiry: request });
    await sendEnquiry(request);
    expect(onItsWay()).toEqual({ 'request:generation-x': 'Generation X' });
    give({ outcome: 'accepted' });
    await sent;
    expect(postForm).toHaveBeenCalledTimes(1);
    expect(onItsWay()).toBeNull();
  });

  test('waits until two seconds have passed since the form was opened, and no longer', async () => {
    const { noteOpened, sendEnquiry } = await freshPage();
    postForm.mockResolvedValue({ outcome: 'unreachable' });
    noteOpened('contact');
    await vi.advanceTimersByTimeAsync(500);
    // A second call does not restart the clock.
    noteOpened('contact');
    const sent = sendEnquiry(contact);
    await vi.advanceTimersByTimeAsync(1499);
    expect(postForm).not.toHaveBeenCalled();
    expect(onItsWay(), 'what a reload in this time would tell').toEqual({ contact: '' });
    await vi.advanceTimersByTimeAsync(1);
    await sent;
    expect(postForm).toHaveBeenCalledTimes(1);
    await sendEnquiry(contact);
    expect(postForm).toHaveBeenCalledTimes(2);
  });
});

describe('the outcome of an enquiry', () => {
  test('is unseen until a view of its form mounts, and is cleared with the last view', async () => {
    const { enquiryState, setEnquiryState, subscribeToEnquiries, unreadOutcomes, watchEnquiry } = await freshPage();
    const listener = vi.fn();
    const stop = subscribeToEnquiries(listener);
    expect(unreadOutcomes()).toEqual([]);
    watchEnquiry('request:generation-x');
    expect(listener).not.toHaveBeenCalled();
    const sent = { status: 'sent', enquiry: contact, wasSeen: false } as const;
    setEnquiryState('contact', sent);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(unreadOutcomes()).toEqual([{ key: 'contact', model: '', state: sent }]);
    const [leave, leaveOther] = [watchEnquiry('contact'), watchEnquiry('contact')];
    expect(enquiryState('contact')).toEqual({ ...sent, wasSeen: true });
    expect(unreadOutcomes()).toEqual([]);
    leave();
    vi.runAllTimers();
    expect(enquiryState('contact').status).toBe('sent');
    leaveOther();
    expect(enquiryState('contact').status).toBe('sent');
    vi.runAllTimers();
    expect(enquiryState('contact')).toEqual({ status: 'idle' });
    const calls = listener.mock.calls.length;
    stop();
    setEnquiryState('contact', sent);
    expect(listener).toHaveBeenCalledTimes(calls);
  });

  test('is seen at once by a mounted view, and a pending request outlives its view', async () => {
    const { enquiryState, setEnquiryState, unreadOutcomes, watchEnquiry } = await freshPage();
    const leave = watchEnquiry('contact');
    setEnquiryState('contact', { status: 'sending', enquiry: contact });
    leave();
    vi.runAllTimers();
    expect(enquiryState('contact').status).toBe('sending');
    watchEnquiry('contact');
    setEnquiryState('contact', { status: 'sent', enquiry: contact, wasSeen: false });
    expect(enquiryState('contact')).toMatchObject({ status: 'sent', wasSeen: true });
    expect(unreadOutcomes()).toEqual([]);
  });

  test('can be dismissed, but a pending request cannot', async () => {
    const { enquiryState, forgetOutcome, setEnquiryState } = await freshPage();
    setEnquiryState('contact', { status: 'sending', enquiry: contact });
    forgetOutcome('contact');
    expect(enquiryState('contact').status).toBe('sending');
    setEnquiryState('contact', { status: 'sent', enquiry: contact, wasSeen: true });
    forgetOutcome('contact');
    expect(enquiryState('contact')).toEqual({ status: 'idle' });
  });

  test('resets the clock of its own form after success', async () => {
    const { msSinceOpened, noteOpened, setEnquiryState } = await freshPage();
    expect(msSinceOpened('contact')).toBe(Infinity);
    noteOpened('contact');
    noteOpened('request:generation-x');
    vi.advanceTimersByTime(300);
    expect(msSinceOpened('contact')).toBe(300);
    setEnquiryState('contact', { status: 'failed', reason: { outcome: 'offline' }, enquiry: contact, wasSeen: true });
    expect(msSinceOpened('contact')).toBe(300);
    setEnquiryState('contact', { status: 'sent', enquiry: contact, wasSeen: true });
    expect(msSinceOpened('contact')).toBe(Infinity);
    expect(msSinceOpened('request:generation-x')).toBe(300);
  });

  test('is reported once as unknown after a reload, with its product', async () => {
    const before = await freshPage();
    before.noteSending(request);
    before.noteSending(contact);
    expect(onItsWay()).toEqual({ 'request:generation-x': 'Generation X', contact: '' });
    before.noteAnswered('contact');
    expect(onItsWay()).toEqual({ 'request:generation-x': 'Generation X' });
    const after = await freshPage();
    after.subscribeToEnquiries(() => {});
    const state = { status: 'failed', reason: { outcome: 'interrupted' }, enquiry: null, wasSeen: false };
    expect(after.unreadOutcomes()).toEqual([{ key: 'request:generation-x', model: 'Generation X', state }]);
    expect(onItsWay()).toBeNull();
    after.forgetOutcome('request:generation-x');
    stored.set('mars.sending', '{"contact":""}');
    after.subscribeToEnquiries(() => {});
    expect(after.unreadOutcomes()).toEqual([]);
  });
});
