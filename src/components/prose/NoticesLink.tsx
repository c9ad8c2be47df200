import type { ReactNode } from 'react';
import { env } from '@/config/env';

export type NoticesLinkProps = { children: ReactNode };

/** Links to the licence notices, which the build writes. */
export function NoticesLink({ children }: NoticesLinkProps) {
  return <a href={`${env.basePath}licences.txt`}>{children}</a>;
}
