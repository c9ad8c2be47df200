import type { EnquiryTopic } from '@/config/enquiry-topics';
import { href } from './href';

/** The address of the contact form with the message started for a topic. */
export function contactUrl(topic: EnquiryTopic): string {
  return `${href('contact')}?about=${topic}`;
}
