import type { EnquiryTopic } from '@/config/enquiry-topics';

type CoreService = {
  topic: EnquiryTopic;
  title: string;
  text: string;
  /** Link text. */
  ask: string;
};

export const coreServices: readonly CoreService[] = [
  {
    topic: 'filters-and-spare-parts',
    title: 'Filters and Spare Parts',
    text: 'Filters for every generation and the parts around them.',
    ask: 'Order filters or parts',
  },
  {
    topic: 'service-contract',
    title: 'Service Contract',
    text: 'You buy the machine upfront, so the monthly payment is the lower one. We clean it, change its filter sets and keep the record.',
    ask: 'Ask about service',
  },
  {
    topic: 'contract-hire-purchase',
    title: 'Contract Hire Purchase',
    text: 'No capital purchase upfront: machine and servicing in one monthly payment. For limited companies and larger organisations, subject to status.',
    ask: 'Ask about hire purchase',
  },
];
