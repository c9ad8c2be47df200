import { company } from './company';

/** What a link to the contact form is about; each has an initial message. */
export type EnquiryTopic =
  | 'sign-up'
  | 'question'
  | 'report'
  | 'filter-report'
  | 'airflow-report'
  | 'microbe-report'
  | 'water-report'
  | 'buying'
  | 'lamp-lit'
  | 'lock-and-timer'
  | 'display-at-night'
  | 'disinfectants'
  | 'declaration-of-conformity'
  | 'survey'
  | 'filters-and-spare-parts'
  | 'service-contract'
  | 'contract-hire-purchase'
  | 'certificate'
  | 'dental-practice'
  | 'school'
  | 'ward-or-clinic'
  | 'office'
  | 'venue'
  | 'gym'
  | 'event'
  | 'bottle'
  | 'meter-accuracy'
  | 'plan';

const initialMessages: Record<EnquiryTopic, string> = {
  'sign-up': `Please sign me up for news of ${company.brand} purifiers, filters and servicing.`,
  question: 'I have a question about ',
  report: 'Please send us the test report of ',
  'filter-report': 'Please send us the report of the filter’s class, tested to ISO 29463. The machine is ',
  'airflow-report': 'Please send us the report of the airflow at full speed. The machine is ',
  'microbe-report': 'Please send us the report of your test with microbes from the air. It is for ',
  'water-report': 'Please send us the report of your test of the bottle with microbes in water. It is for ',
  buying: 'Before we order, please send us ',
  'lamp-lit': 'How do I see that the UV-C lamp is lit? The machine is ',
  'lock-and-timer': 'We need a lock, a timer or an automatic mode on the machine. What can you offer? It is for ',
  'display-at-night': 'Can the display be dimmed or turned off at night? The machine is ',
  disinfectants: 'May the casing of Generation Y be wiped with this disinfectant, as often as this? The product is ',
  'declaration-of-conformity': 'Please send us the declaration of conformity of ',
  survey: 'Please size a room for me. It measures (in\u00a0m): ',
  'filters-and-spare-parts': 'I would like to order filters or spare parts for ',
  'service-contract': 'Please send me the terms of a service contract for ',
  'contract-hire-purchase': 'Please send me the terms of contract hire purchase for ',
  certificate: 'I would like the air change rate certificate for a room of ',
  'dental-practice': 'Please plan the air for our practice. The surgery measures (in\u00a0m): ',
  school: 'Please plan the air for our school. A classroom measures (in\u00a0m): ',
  'ward-or-clinic': 'Please plan the air for our ward or clinic. The room measures (in\u00a0m): ',
  office: 'Please plan the air for our office. The floor measures (in\u00a0m): ',
  venue: 'Please plan the air for our venue. The room measures (in\u00a0m): ',
  gym: 'Please plan the air for our gym. The floor measures (in\u00a0m): ',
  event: 'Please tell me what purifiers an event needs in ',
  bottle: 'I have a question about my water bottle, bought in ',
  'meter-accuracy': 'How accurate are the readings of Mars Air Sense? We want to measure ',
  plan: 'Please give me a price for this room plan: ',
};

const messages = new Map<string, string>(Object.entries(initialMessages));

/** The initial message of a topic; undefined for an unknown one. */
export function initialMessageFor(topic: string | null): string | undefined {
  return topic === null ? undefined : messages.get(topic);
}

/** Whether a message is an initial message that nobody edited. */
export function isUneditedInitialMessage(message: string): boolean {
  return [...messages.values()].some((beginning) => beginning.trim() === message.trim());
}
