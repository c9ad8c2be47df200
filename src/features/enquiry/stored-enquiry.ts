import type { ProductSlug } from '@/config/product-slugs';
import { storedValues } from './draft';
import type { Enquiry } from './enquiry';
import { contactForm, requestForm } from './enquiry-form';

/** An enquiry as its draft holds it, unchecked: what is left of one that a reload cut off. */
export function storedEnquiry(slug: ProductSlug | undefined, model: string): Enquiry {
  if (!slug) return contactForm.enquiry(storedValues(contactForm));
  const form = requestForm(slug, model, 1);
  return form.enquiry(storedValues(form));
}
