import type { PageContent } from '@/boot/page-part';
import { NotFoundContent } from './NotFoundContent';

export const page = (): PageContent => ({ Page: NotFoundContent });
