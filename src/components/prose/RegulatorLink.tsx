import { company } from '@/config/company';

export function RegulatorLink() {
  return <a href={company.regulator.href}>{company.regulator.name}</a>;
}
