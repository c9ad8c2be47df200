import type { EnquiryTopic } from '@/config/enquiry-topics';
import { href } from './href';

/** Path of the contact form, which opens with the message of the topic. */
export function contactUrl(topic: EnquiryTopic): string {
  return `${href('contact')}?about=${topic}`;
}
