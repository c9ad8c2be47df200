import type { ReactNode } from 'react';

/** A numbered part of a manual. */
export type Chapter = {
  title: string;
  /** Stands at the right end of the chapter's rule. */
  fact?: string;
  body: ReactNode;
};

/** A chapter with its number and the page it begins on. */
export type PlacedChapter = Chapter & { number: number; page: number; id: string };

/** Cover and contents come first. */
const firstPage = 3;

/** Numbers the chapters of the sheets, one sheet a page. */
export function placed(sheets: readonly (readonly Chapter[])[]): PlacedChapter[][] {
  let number = 0;
  return sheets.map((chapters, index) =>
    chapters.map((chapter) => {
      number += 1;
      return { ...chapter, number, page: firstPage + index, id: `chapter-${number}` };
    }),
  );
}
