import type { ReactNode } from 'react';

export type Chapter = {
  title: string;
  /** Right end of the chapter's heading. */
  fact?: string;
  body: ReactNode;
};
