import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import type { ListedError } from '@/components/forms/ErrorList';
import { prepareToPost } from '@/lib/http/post-form';
import { checkFields, type EnquiryErrors } from '../fields/check-fields';
import { fieldErrorMessage } from '../fields/field-rules';
import { useDraft, writeDraft } from '../sending/draft';
import type { EnquiryValues } from '../fields/fields';
import { fieldsOf, type EnquiryForm } from '../sending/enquiry-form';
import {
  enquiryState,
  forgetOutcome,
  noteOpened,
  setEnquiryState,
  subscribeToEnquiries,
  watchEnquiry,
  type EnquiryState,
} from '../sending/enquiry-state';
import { sendEnquiry } from '../sending/send-enquiry';
import { isHoneypotFilled } from './is-honeypot-filled';

const idle: EnquiryState = { status: 'idle' };

function inputOf(form: HTMLFormElement | null, field: string): HTMLInputElement | HTMLTextAreaElement | undefined {
  const element = form?.elements.namedItem(field);
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : undefined;
}

/** Field errors of the form service, until the value changes. */
function serviceErrors<Field extends string>(
  form: EnquiryForm<Field>,
  state: EnquiryState,
  values: EnquiryValues<Field>,
): EnquiryErrors<Field> {
  const failure = state.status === 'failed' ? state : undefined;
  const serverErrors = failure?.reason.outcome === 'refused' ? failure.reason.fields : {};
  const sent: Record<string, string> = { ...failure?.enquiry?.values };
  const entries = fieldsOf(form).flatMap((field) => {
    const error = sent[field] === values[field].trim() ? serverErrors[field] : undefined;
    return error ? [[field, fieldErrorMessage(error, form.checkers[field])]] : [];
  });
  return Object.fromEntries(entries) as EnquiryErrors<Field>;
}

/** Errors of values that came with the form, such as a quantity in its address, until they change. */
function initialErrors<Field extends string>(
  form: EnquiryForm<Field>,
  values: EnquiryValues<Field>,
): EnquiryErrors<Field> {
  const given = fieldsOf(form).filter((field) => form.initial[field] !== '' && values[field] === form.initial[field]);
  const entries = given.flatMap((field) => {
    const checked = form.checkers[field](values[field]);
    return 'error' in checked ? [[field, checked.error]] : [];
  });
  return Object.fromEntries(entries) as EnquiryErrors<Field>;
}

/** State of one of the two forms: `state` of its request, `errors` by field, `listedErrors` for the list above the fields. */
export function useEnquiryForm<Field extends string>(form: EnquiryForm<Field>) {
  const values = useDraft(form);
  const state = useSyncExternalStore(
    subscribeToEnquiries,
    () => enquiryState(form.key),
    () => idle,
  );
  const formId = useId();
  const [isChecking, setIsChecking] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  useEffect(() => {
    noteOpened(form.key);
    return watchEnquiry(form.key);
  }, [form.key]);

  useEffect(() => {
    if (state.status !== 'failed' || state.reason.outcome !== 'refused') return;
    const serverErrors = state.reason.fields;
    const first = fieldsOf(form).find((field) => serverErrors[field]);
    if (first) inputOf(ref.current, first)?.focus();
  }, [form, state]);

  const focusField = (field: Field) => inputOf(ref.current, field)?.focus();

  /** Returns the cleaned values, or shows the errors and focuses the first bad field. */
  function check(): EnquiryValues<Field> | undefined {
    const result = checkFields(form.checkers, values);
    // Renders at once, so that a screen reader reads the error with the focused field.
    flushSync(() => setIsChecking(!result.ok));
    if (result.ok) return result.values;
    const firstBad = fieldsOf(form).find((field) => result.errors[field]);
    if (firstBad) focusField(firstBad);
    return undefined;
  }

  function send(): void {
    if (enquiryState(form.key).status === 'sending') return;
    const checked = check();
    // The last outcome does not describe the current values.
    if (!checked) return forgetOutcome(form.key);
    // The service would refuse the same values again; a second Enter may have been on its way.
    const refused = fieldsOf(form).find((field) => serviceErrors(form, enquiryState(form.key), values)[field]);
    if (refused) return focusField(refused);
    if (ref.current && isHoneypotFilled(ref.current)) {
      const reason = { outcome: 'honeypot' } as const;
      setEnquiryState(form.key, { status: 'failed', reason, enquiry: form.enquiry(checked), wasSeen: false });
      return;
    }
    // Stores an initial message, which a failure on another page needs.
    for (const field of fieldsOf(form)) writeDraft(form, field, values[field]);
    void sendEnquiry(form.enquiry(checked));
  }

  const checked = isChecking ? checkFields(form.checkers, values) : undefined;
  const own = checked && !checked.ok ? checked.errors : {};
  const errors: EnquiryErrors<Field> = {
    ...initialErrors(form, values),
    ...serviceErrors(form, state, values),
    ...own,
  };
  const idOf = (field: Field) => `${formId}-${field}`;
  return {
    state,
    values,
    errors,
    listedErrors: fieldsOf(form).flatMap((field): ListedError[] => {
      const sentence = errors[field];
      return sentence === undefined ? [] : [{ id: idOf(field), sentence, focus: () => focusField(field) }];
    }),
    idOf,
    change: (field: Field, typed: string) => writeDraft(form, field, typed),
    check,
    send,
    focusField,
    formProps: {
      ref,
      noValidate: true,
      /** Storage key of text typed before hydration (boot/capture-events). */
      'data-draft': form.draftKey,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        send();
      },
      onFocus: prepareToPost,
      onKeyDown: (event: KeyboardEvent) => {
        // Ignores a held Enter key outside the message.
        if (event.key === 'Enter' && event.repeat && !(event.target instanceof HTMLTextAreaElement))
          event.preventDefault();
      },
    },
  };
}
