/** A text of `src/content`. `contents`, `questions` and `readingMinutes` come from `scripts/vite/prose-facts.ts`. */
declare module '*.mdx' {
  import type { ElementType, ReactElement } from 'react';

  /** The second-level headings with their ids, in order. */
  export const contents: readonly { id: string; title: string }[];
  /** The questions under "FAQs" with their answers. */
  export const questions: readonly { title: string; body: readonly string[] }[];
  /** Minutes to read the text, rounded. */
  export const readingMinutes: number;
  /** The text. `components` adds to those of the provider. */
  export default function Prose(props: { components?: Readonly<Record<string, ElementType>> }): ReactElement;
}

/** Each word of the text once, in lower case, in one line. */
declare module '*.mdx?words' {
  const words: string;
  export default words;
}
