import type { EnquiryTopic } from '@/config/enquiry-topics';
import { href } from './href';

/** The contact form with the initial message of a topic. */
export function contactUrl(topic: EnquiryTopic): string {
  return `${href('contact')}?about=${topic}`;
}
