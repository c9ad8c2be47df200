import { company } from '@/config/company';

/** The data protection regulator inside a text, linked to its complaints page. */
export function RegulatorLink() {
  return <a href={company.regulator.href}>{company.regulator.name}</a>;
}
