import { company } from '@/config/company';

/** The seller's e-mail address inside a text. */
export function EmailLink() {
  return <a href={`mailto:${company.email}`}>{company.email}</a>;
}
