import type { ReactNode } from 'react';
import { env } from '@/config/env';

export type NoticesLinkProps = { children: ReactNode };

/** A link inside a text to the licence notices, which the build writes beside the pages. */
export function NoticesLink({ children }: NoticesLinkProps) {
  return <a href={`${env.basePath}licences.txt`}>{children}</a>;
}
