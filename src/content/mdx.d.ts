/** `questions` and the queries come from `scripts/vite/prose-facts.ts`. */
declare module '*.mdx' {
  import type { ElementType, ReactElement } from 'react';

  /** Questions under "FAQs". */
  export const questions: readonly { title: string; body: readonly string[] }[];
  export default function Prose(props: { components?: Readonly<Record<string, ElementType>> }): ReactElement;
}

/** Unique words in lower case, in one line. */
declare module '*.mdx?words' {
  const words: string;
  export default words;
}

declare module '*.mdx?facts' {
  /** Second-level headings. */
  export const contents: readonly { id: string; title: string }[];
  /** Rounded. */
  export const readingMinutes: number;
}
