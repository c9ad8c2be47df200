import type { BuiltPage } from '../read-site';
import { partsOf, textOf, type Thing } from '../things';
import { unseen } from './seen';

/** The seller as its footer and the contact page name it. */
export function organizationWords(page: BuiltPage, organization: Thing): string[] {
  const [contact] = partsOf(organization, 'contactPoint');
  const telephone = textOf(contact, 'telephone');
  const names = ['name', 'legalName', 'vatID', 'address'].map((property) => textOf(organization, property));
  return [
    ...unseen(page, 'Organization', names),
    ...unseen(page, 'ContactPoint', [textOf(contact, 'email')]),
    ...(page.document.querySelector(`a[href="tel:${telephone}"]`)
      ? []
      : [`ContactPoint ${telephone} is no number on the page`]),
  ];
}
