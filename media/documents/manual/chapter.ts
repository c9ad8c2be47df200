import type { ReactNode } from 'react';

export type Chapter = {
  title: string;
  /** Right end of the chapter's heading. */
  fact?: string;
  body: ReactNode;
};

export type PlacedChapter = Chapter & { number: number; page: number; id: string };

/** Cover and contents come first. */
const firstPage = 3;

export function placed(sheets: readonly (readonly Chapter[])[]): PlacedChapter[][] {
  let number = 0;
  return sheets.map((chapters, index) =>
    chapters.map((chapter) => {
      number += 1;
      return { ...chapter, number, page: firstPage + index, id: `chapter-${number}` };
    }),
  );
}
