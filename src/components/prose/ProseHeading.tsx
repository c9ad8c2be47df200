import type { ReactNode } from 'react';
import { slugOf } from '@/lib/slug';

export type ProseHeadingProps = { children?: ReactNode };

/** A heading with the id that the contents list links to; plain text only. */
export function ProseHeading({ children }: ProseHeadingProps) {
  return (
    <h2 id={slugOf(String(children))} tabIndex={-1}>
      {children}
    </h2>
  );
}
