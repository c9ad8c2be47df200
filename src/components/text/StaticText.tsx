import type { ElementType } from 'react';
import type { PagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import type { ContentsEntry } from './ContentsList';
import { Prose } from './Prose';

/** A module `<file>.mdx?facts`. */
export type TextFacts = { contents: readonly ContentsEntry[]; readingMinutes: number };

export type TextPart = PagePart<ElementType>;

export function StaticText({ part }: { part: TextPart }) {
  return (
    <StaticHtml part={part}>
      {(Text) => (
        <Prose>
          <Text />
        </Prose>
      )}
    </StaticHtml>
  );
}
