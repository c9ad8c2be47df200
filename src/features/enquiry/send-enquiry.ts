import { env } from '@/config/env';
import { postForm } from '@/lib/post-form';
import { storageKeys } from '@/lib/storage-keys';
import { dropDraft } from './draft';
import { enquiryKey, enquiryPayload, type Enquiry } from './enquiry';
import { enquiryState, msSinceOpened, noteAnswered, noteSending, setEnquiryState } from './enquiry-state';

/** Milliseconds that no person needs less of to fill in a form; a quicker press is held back until they have passed. */
const minimumFillMs = 2000;

/** Where a form posts to, and with which constant fields; an empty endpoint means that none is configured. */
export function formService(form: Enquiry['form']): { endpoint: string; extraFields: Record<string, string> } {
  return form === 'contact'
    ? { endpoint: env.contactEndpoint, extraFields: env.contactExtraFields }
    : { endpoint: env.productRequestEndpoint, extraFields: env.productRequestExtraFields };
}

/**
 * Sends an enquiry once and keeps its form's state. A second call for the same form while one is under way does
 * nothing. Goes on when the view is gone. Too quick for a person, it waits before anything leaves.
 */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const key = enquiryKey(enquiry);
  if (enquiryState(key).status === 'sending') return;
  setEnquiryState(key, { status: 'sending', enquiry });
  const waitMs = minimumFillMs - msSinceOpened(key);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  noteSending(enquiry);
  // What may have to tell the outcome on another page, loaded while the connection stands.
  import('./EnquiryToast').catch(() => {});
  const result = await postForm({
    ...formService(enquiry.form),
    encoding: env.formEncoding,
    fields: enquiryPayload(enquiry),
  });
  noteAnswered(key);
  if (result.outcome === 'accepted') {
    dropDraft(enquiry.form === 'contact' ? storageKeys.draftContact : storageKeys.draftRequest(enquiry.slug));
    setEnquiryState(key, { status: 'sent', enquiry, seen: false });
  } else {
    setEnquiryState(key, { status: 'failed', reason: result, enquiry, seen: false });
  }
}
