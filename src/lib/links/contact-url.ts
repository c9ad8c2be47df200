import type { EnquiryTopic } from '@/config/enquiry-topics';
import { href } from './href';

export function contactUrl(topic: EnquiryTopic): string {
  return `${href('contact')}?about=${topic}`;
}
