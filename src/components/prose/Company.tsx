import { company } from '@/config/company';

const facts = {
  brand: company.brand,
  legalName: company.legalName,
  companyNumber: company.companyNumber,
  vatNumber: company.vatNumber,
  placeOfRegistration: company.placeOfRegistration,
  registeredOffice: company.registeredOffice,
  openingHours: company.openingHours.label,
  reply: company.reply,
};

export type CompanyProps = { fact: keyof typeof facts };

export function Company({ fact }: CompanyProps) {
  const value = facts[fact];
  if (!value) throw new Error(`There is no company fact "${fact}". Known: ${Object.keys(facts).join(', ')}`);
  return value;
}
