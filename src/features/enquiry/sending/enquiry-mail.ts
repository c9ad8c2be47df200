import { company } from '@/config/company';
import { mailtoUrl } from '@/lib/links/mailto-url';
import type { ContactEnquiry, Enquiry, RequestEnquiry } from './enquiry';
import { contactFields, isPersonField, namesOf, requestFields, type RequestField } from '../fields/fields';

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

export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  return enquiry.form === 'contact' ? contactMail(enquiry) : requestMail(enquiry);
}

export function enquiryMailUrl({ subject, body }: EnquiryMail): string {
  return mailtoUrl(company.email, subject, body);
}
