import type { PostResult } from '@/lib/post-form';
import { readSessionTexts, writeSessionText } from '@/lib/session-text';
import { storageKeys } from '@/lib/storage-keys';
import { enquiryKey, type Enquiry, type EnquiryKey } from './enquiry';

export type FailureReason =
  | Exclude<PostResult, { outcome: 'accepted' }>
  /** The page was loaded again while the request was under way: nobody knows its outcome. */
  | { outcome: 'interrupted' }
  /** The field that only programs see was filled in; nothing was sent. */
  | { outcome: 'trapped' };

/**
 * Where one form stands. It outlives the form's view: a dialog closed or a page left does not stop the sending. `seen`
 * says that a view of the form has shown the outcome; an unseen one is told by the announcer, wherever the visitor is.
 */
export type EnquiryState =
  | { status: 'idle' }
  | { status: 'sending'; enquiry: Enquiry }
  | { status: 'sent'; enquiry: Enquiry; seen: boolean }
  | { status: 'failed'; reason: FailureReason; enquiry: Enquiry | null; seen: boolean };

/** An outcome that no view has shown yet. `model` is the product of a price request, '' for the contact form. */
export type UnseenOutcome = { key: EnquiryKey; model: string; state: Extract<EnquiryState, { seen: boolean }> };

const idle: EnquiryState = { status: 'idle' };
const states = new Map<EnquiryKey, EnquiryState>();
const models = new Map<EnquiryKey, string>();
const openViews = new Map<EnquiryKey, number>();
const openedAtMs = new Map<EnquiryKey, number>();
const listeners = new Set<() => void>();
let unseen: readonly UnseenOutcome[] = [];
let journalRead = false;

export function enquiryState(key: EnquiryKey): EnquiryState {
  return states.get(key) ?? idle;
}

export function unseenOutcomes(): readonly UnseenOutcome[] {
  return unseen;
}

export function setEnquiryState(key: EnquiryKey, state: EnquiryState): void {
  if (state.status === 'sent') openedAtMs.delete(key);
  const isWatched = (openViews.get(key) ?? 0) > 0;
  states.set(key, 'seen' in state && isWatched ? { ...state, seen: true } : state);
  unseen = [...states].flatMap(([each, its]) =>
    'seen' in its && !its.seen ? [{ key: each, model: models.get(each) ?? '', state: its }] : [],
  );
  listeners.forEach((listener) => listener());
}

/** Back to idle: dismissed by the visitor, or another try begins. What was typed stays. */
export function forgetOutcome(key: EnquiryKey): void {
  if ('seen' in enquiryState(key)) setEnquiryState(key, idle);
}

/**
 * Tells that a view of the form is on the page; returns what to call when it goes. An outcome that was seen goes with
 * the last view.
 */
export function watchEnquiry(key: EnquiryKey): () => void {
  openViews.set(key, (openViews.get(key) ?? 0) + 1);
  const state = enquiryState(key);
  if ('seen' in state && !state.seen) setEnquiryState(key, state);
  return () => {
    openViews.set(key, (openViews.get(key) ?? 1) - 1);
    // Later, because React's strict mode takes a view down and puts it up again in one go.
    setTimeout(() => {
      const left = enquiryState(key);
      if (openViews.get(key) === 0 && 'seen' in left && left.seen) setEnquiryState(key, idle);
    });
  };
}

/** Starts the clock of a form that a visitor begins to fill in; going on with it later does not start it again. */
export function noteOpened(key: EnquiryKey): void {
  if (!openedAtMs.has(key)) openedAtMs.set(key, performance.now());
}

/** Milliseconds since the visitor began to fill in a form. */
export function msSinceOpened(key: EnquiryKey): number {
  return performance.now() - (openedAtMs.get(key) ?? -Infinity);
}

/** Notes in session storage that a request is leaving, so that a reload can tell that its outcome is unknown. */
export function noteSending(enquiry: Enquiry): void {
  const model = enquiry.form === 'request' ? enquiry.model : '';
  models.set(enquiryKey(enquiry), model);
  const journal = { ...readSessionTexts(storageKeys.sending), [enquiryKey(enquiry)]: model };
  writeSessionText(storageKeys.sending, JSON.stringify(journal));
}

export function noteAnswered(key: EnquiryKey): void {
  const others = Object.entries(readSessionTexts(storageKeys.sending)).filter(([each]) => each !== key);
  writeSessionText(storageKeys.sending, others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null);
}

function readJournal(): void {
  if (journalRead) return;
  journalRead = true;
  const journal = readSessionTexts(storageKeys.sending);
  writeSessionText(storageKeys.sending, null);
  for (const [key, model] of Object.entries(journal) as [EnquiryKey, string][]) {
    models.set(key, model);
    setEnquiryState(key, { status: 'failed', reason: { outcome: 'interrupted' }, enquiry: null, seen: false });
  }
}

/** For `useSyncExternalStore`. The first subscriber, in the browser and after hydration, also reads what a reload cut off. */
export function subscribeToEnquiries(listener: () => void): () => void {
  listeners.add(listener);
  readJournal();
  return () => void listeners.delete(listener);
}
