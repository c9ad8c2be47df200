import { company } from './company';
import { productSlugs, type ProductSlug } from './product-slugs';

/** What a link to the contact form may be about; the form starts the message for it. */
export type EnquiryTopic =
  | 'sign-up'
  | 'question'
  | 'survey'
  | 'filters-and-spare-parts'
  | 'service-contract'
  | 'contract-hire-purchase'
  | 'certificate'
  | 'gym'
  | 'event'
  | ProductSlug;

const generalMessages: Partial<Record<EnquiryTopic, string>> = {
  'sign-up': `Please sign me up for news from ${company.brand}: `,
  question: 'I have a question about ',
  survey: 'Please size a room for me. It measures ',
  'filters-and-spare-parts': 'I would like to order filters or spare parts for ',
  'service-contract': 'Please send me the terms of a service contract for ',
  'contract-hire-purchase': 'Please send me the terms of contract hire purchase for ',
  certificate: 'I would like an air change rate certificate for a room of ',
  gym: 'Please plan the air for our gym. The floor measures ',
  event: 'Please hire out or size purifiers for an event in ',
};

/** The beginning of the message for a topic, or undefined where the address names none that we know. */
export function startedMessage(topic: string | null, productName?: string): string | undefined {
  if (topic === null) return undefined;
  const slug = productSlugs.find((known) => known === topic);
  if (slug) return `I have a question about the ${productName ?? slug.replaceAll('-', ' ')}: `;
  return generalMessages[topic as EnquiryTopic];
}
