import type { PostResult } from '@/lib/http/post-form';
import { readSessionTexts, writeSessionText } from '@/lib/browser/session-text';
import { storageKeys } from '@/lib/browser/storage-keys';
import type { Enquiry, EnquiryKey } from './enquiry';

/** Why an enquiry failed. */
export type FailureReason =
  | Exclude<PostResult, { outcome: 'accepted' }>
  /** A reload interrupted the request, so its outcome is unknown. */
  | { outcome: 'interrupted' }
  /** The honeypot was filled in; nothing was sent. */
  | { outcome: 'honeypot' };

/**
 * idle -> sending -> sent or failed -> idle, once a view has shown the outcome (`wasSeen`) and the last view of the form is
 * gone, or the outcome is dismissed.
 */
export type EnquiryState =
  | { status: 'idle' }
  | { status: 'sending'; enquiry: Enquiry }
  | { status: 'sent'; enquiry: Enquiry; wasSeen: boolean }
  | { status: 'failed'; reason: FailureReason; enquiry: Enquiry | null; wasSeen: boolean };

/** `model` is the product of a price request, '' for the contact form. */
export type UnreadOutcome = { key: EnquiryKey; model: string; state: Extract<EnquiryState, { wasSeen: boolean }> };

/** Key of the state of an enquiry. */
export function enquiryKey(enquiry: Enquiry): EnquiryKey {
  return enquiry.form === 'contact' ? 'contact' : `request:${enquiry.slug}`;
}

const idle: EnquiryState = { status: 'idle' };
const states = new Map<EnquiryKey, EnquiryState>();
const models = new Map<EnquiryKey, string>();
const openViews = new Map<EnquiryKey, number>();
const openedAtMs = new Map<EnquiryKey, number>();
const listeners = new Set<() => void>();
let unseen: readonly UnreadOutcome[] = [];
let journalRead = false;

/** The state of an enquiry; `idle` before it is sent. */
export function enquiryState(key: EnquiryKey): EnquiryState {
  return states.get(key) ?? idle;
}

/** Outcomes that a visitor has not seen yet. */
export function unreadOutcomes(): readonly UnreadOutcome[] {
  return unseen;
}

/** An outcome is seen at once where a view of its form is mounted. */
export function setEnquiryState(key: EnquiryKey, state: EnquiryState): void {
  if (state.status === 'sent') openedAtMs.delete(key);
  const isWatched = (openViews.get(key) ?? 0) > 0;
  states.set(key, 'wasSeen' in state && isWatched ? { ...state, wasSeen: true } : state);
  unseen = [...states].flatMap(([each, its]) =>
    'wasSeen' in its && !its.wasSeen ? [{ key: each, model: models.get(each) ?? '', state: its }] : [],
  );
  listeners.forEach((listener) => listener());
}

/** Back to idle, unless the request is pending. */
export function forgetOutcome(key: EnquiryKey): void {
  if ('wasSeen' in enquiryState(key)) setEnquiryState(key, idle);
}

/** Registers a mounted view; its cleanup clears a seen outcome. */
export function watchEnquiry(key: EnquiryKey): () => void {
  openViews.set(key, (openViews.get(key) ?? 0) + 1);
  const state = enquiryState(key);
  if ('wasSeen' in state && !state.wasSeen) setEnquiryState(key, state);
  return () => {
    openViews.set(key, (openViews.get(key) ?? 1) - 1);
    // Waits because strict mode unmounts and mounts again at once.
    setTimeout(() => {
      const left = enquiryState(key);
      if (openViews.get(key) === 0 && 'wasSeen' in left && left.wasSeen) setEnquiryState(key, idle);
    });
  };
}

/** Starts the clock of the minimum time to fill in a form. */
export function noteOpened(key: EnquiryKey): void {
  if (!openedAtMs.has(key)) openedAtMs.set(key, performance.now());
}

/** Infinity if the form was never opened. */
export function msSinceOpened(key: EnquiryKey): number {
  return performance.now() - (openedAtMs.get(key) ?? -Infinity);
}

/** Stores that a request is pending, so that a reload can report it as interrupted. */
export function noteSending(enquiry: Enquiry): void {
  const model = enquiry.form === 'request' ? enquiry.model : '';
  models.set(enquiryKey(enquiry), model);
  const journal = { ...readSessionTexts(storageKeys.sending), [enquiryKey(enquiry)]: model };
  writeSessionText(storageKeys.sending, JSON.stringify(journal));
}

/** The request is no longer pending. */
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
    setEnquiryState(key, { status: 'failed', reason: { outcome: 'interrupted' }, enquiry: null, wasSeen: false });
  }
}

/** The first call also reports requests that a reload interrupted. */
export function subscribeToEnquiries(listener: () => void): () => void {
  listeners.add(listener);
  readJournal();
  return () => void listeners.delete(listener);
}
