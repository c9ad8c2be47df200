import { company } from '@/config/company';
import { mailtoHref } from '@/lib/mailto-href';
import type { ContactField, Enquiry, FieldValues, RequestField } from './enquiry';

/** An enquiry as an e-mail, for when the form cannot send it. */
export type EnquiryMail = { subject: string; body: string };

function lines(...pairs: [string, string][]): string {
  return pairs
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${value.trim()}`)
    .join('\n');
}

export function contactMail(typed: FieldValues<ContactField>): EnquiryMail {
  const details = lines(['Name', typed.name], ['Phone', typed.phone], ['Email', typed.email]);
  const body = [typed.message.trim(), details].filter((part) => part !== '').join('\n\n');
  return { subject: `Message to ${company.brand}`, body };
}

export function requestMail(typed: FieldValues<RequestField>, model: string, pageUrl: string): EnquiryMail {
  const quantity = typed.quantity.trim();
  const body = lines(
    ['Product', model],
    ['Quantity', quantity],
    ['Name', typed.name],
    ['Phone', typed.phone],
    ['Email', typed.email],
    ['Page', pageUrl],
  );
  return { subject: quantity === '' ? `Price request: ${model}` : `Price request: ${quantity} × ${model}`, body };
}

export function enquiryMail(enquiry: Enquiry): EnquiryMail {
  return enquiry.form === 'contact'
    ? contactMail(enquiry.values)
    : requestMail(enquiry.values, enquiry.model, enquiry.pageUrl);
}

/** The `mailto:` address that opens the visitor's mail program with the enquiry filled in. */
export function enquiryMailHref({ subject, body }: EnquiryMail): string {
  return mailtoHref(company.email, subject, body);
}
