import { company } from '@/config/company';
import { mailtoUrl } from '@/lib/links/mailto-url';
import type { Enquiry } from './enquiry';
import {
  contactFields,
  isPersonField,
  namesOf,
  requestFields,
  type ContactField,
  type FieldValues,
  type RequestField,
} from '../fields/fields';

export type EnquiryMail = { subject: string; body: string };

type Line = [label: string, value: string];

function lines(...all: Line[]): string {
  return all
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\n');
}

export function contactMail(typed: FieldValues<ContactField>): EnquiryMail {
  const details = lines(
    ...namesOf(contactFields)
      .filter((field) => field !== 'message')
      .map((field): Line => [contactFields[field].label, typed[field]]),
  );
  const body = [typed.message.trim(), details].filter((part) => part !== '').join('\n\n');
  return { subject: `Message to ${company.brand}`, body };
}

export function requestMail(typed: FieldValues<RequestField>, model: string, pageUrl: string): EnquiryMail {
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

export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  return enquiry.form === 'contact'
    ? contactMail(enquiry.values)
    : requestMail(enquiry.values, enquiry.model, enquiry.pageUrl);
}

export function enquiryMailUrl({ subject, body }: EnquiryMail): string {
  return mailtoUrl(company.email, subject, body);
}
