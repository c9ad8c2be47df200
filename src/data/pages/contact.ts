import { company } from '@/config/company';

export const head = {
  title: 'Contact Us',
  description: `Write to ${company.brand} about air purifiers, filters or servicing, or call freephone ${company.phone.label}. A person in ${company.headquarters.city} replies within 24 hours, Monday to Friday.`,
};

export const banner = {
  title: 'Connect with us',
  lead: { strong: 'Contact Us', rest: 'tell us the size of your room and we tell you the machine.' },
};

export const message = {
  title: 'Send us a message',
  required: (fields: string) => `All ${fields} fields are required`,
};

export const details = { phone: 'Call us', email: 'Email', headquarters: 'Headquarters' };
