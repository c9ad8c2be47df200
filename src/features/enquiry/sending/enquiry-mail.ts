import { company } from '@/config/company';
import type { ContactEnquiry, Enquiry, RequestEnquiry } from './enquiry';
import { contactFields, isPersonField, namesOf, requestFields, type RequestField } from '../fields/fields';

/** An enquiry as an e-mail, for a visitor whose form could not be sent. */
export type EnquiryMail = { subject: string; body: string };

type Line = [label: string, value: string];

function lines(...all: Line[]): string {
  return all
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\n');
}

function contactMail({ values: typed }: ContactEnquiry): EnquiryMail {
  const details = lines(
    ...namesOf(contactFields)
      .filter((field) => field !== 'message')
      .map((field): Line => [contactFields[field].label, typed[field]]),
  );
  const body = [typed.message.trim(), details].filter((part) => part !== '').join('\n\n');
  return { subject: `Message to ${company.brand}`, body };
}

function requestMail({ values: typed, model, pageUrl }: RequestEnquiry): EnquiryMail {
  const quantity = typed.quantity.trim();
  const lineOf = (field: RequestField): Line => [requestFields[field].label, typed[field]];
  const fields = namesOf(requestFields);
  const body = lines(
    ['Product', model],
    ...fields.filter((field) => !isPersonField(field)).map(lineOf),
    ...fields.filter(isPersonField).map(lineOf),
    ['Page', pageUrl],
  );
  return { subject: quantity === '' ? `Price request: ${model}` : `Price request: ${quantity} × ${model}`, body };
}

/** Writes an enquiry as an e-mail. */
export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  return enquiry.form === 'contact' ? contactMail(enquiry) : requestMail(enquiry);
}

/** Mail programs, such as Outlook on Windows, drop longer addresses. */
const maxUrlLength = 1900;

const cutNote = '\r\n\r\n[The rest did not fit. It is still in the form: copy it from there.]';

function encoded(text: string): string {
  // encodeURIComponent throws at a lone surrogate.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\r?\n/g, '\r\n'));
}

/** A `mailto:` address to the company; a body that is too long is cut, with a note. */
export function enquiryMailUrl({ subject, body }: EnquiryMail): string {
  const start = `mailto:${company.email}?subject=${encoded(subject)}&body=`;
  const whole = start + encoded(body);
  if (whole.length <= maxUrlLength) return whole;
  const room = maxUrlLength - start.length - encoded(cutNote).length;
  const characters = Array.from(body);
  let length = 0;
  const kept = characters.findIndex((character) => (length += encoded(character).length) > room);
  return start + encoded(characters.slice(0, kept).join('')) + encoded(cutNote);
}
