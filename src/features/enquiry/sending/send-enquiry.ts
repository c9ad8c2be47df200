import { env } from '@/config/env';
import { postForm } from '@/lib/http/post-form';
import { storageKeys } from '@/lib/browser/storage-keys';
import { dropDraft } from './draft';
import { enquiryPayload, type Enquiry } from './enquiry';
import { enquiryKey, enquiryState, msSinceOpened, noteAnswered, noteSending, setEnquiryState } from './enquiry-state';

/** A faster submission waits until this time has passed. */
const minimumFillMs = 2000;

/** An empty endpoint means that none is configured. */
export function formService(form: Enquiry['form']): { endpoint: string; extraFields: Record<string, string> } {
  return form === 'contact'
    ? { endpoint: env.contactEndpoint, extraFields: env.contactExtraFields }
    : { endpoint: env.productRequestEndpoint, extraFields: env.productRequestExtraFields };
}

/** Sends an enquiry once, even if its view unmounts; ignores calls while one is pending. */
export async function sendEnquiry(enquiry: Enquiry): Promise<void> {
  const key = enquiryKey(enquiry);
  if (enquiryState(key).status === 'sending') return;
  setEnquiryState(key, { status: 'sending', enquiry });
  // Recorded before the wait, so that a reload during it reports an unknown outcome.
  noteSending(enquiry);
  const waitMs = minimumFillMs - msSinceOpened(key);
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
  import('./EnquiryToast').catch(() => {});
  const result = await postForm({
    ...formService(enquiry.form),
    encoding: env.formEncoding,
    fields: enquiryPayload(enquiry),
  });
  noteAnswered(key);
  if (result.outcome === 'accepted') {
    dropDraft(enquiry.form === 'contact' ? storageKeys.draftContact : storageKeys.draftRequest(enquiry.slug));
    setEnquiryState(key, { status: 'sent', enquiry, wasSeen: false });
  } else {
    setEnquiryState(key, { status: 'failed', reason: result, enquiry, wasSeen: false });
  }
}
