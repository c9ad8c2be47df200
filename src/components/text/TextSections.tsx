import { Fragment, type ReactNode } from 'react';
import { slugOf } from '@/lib/parse/slug';
import { ContentsList } from './ContentsList';
import { ProseHeading } from './mdx-components';
import { Prose } from './Prose';
import { ReadingColumns } from './Reading';

export type TextSection = { title: string; text: ReactNode };

export type TextSectionsProps = {
  /** Before the first heading. */
  opening: ReactNode;
  sections: readonly TextSection[];
};

/** Headed sections with their list of contents. */
export function TextSections({ opening, sections }: TextSectionsProps) {
  const contents = sections.map(({ title }) => ({ id: slugOf(title), title }));
  return (
    <ReadingColumns side={<ContentsList title="On this page" entries={contents} />}>
      <Prose kind="document">
        {opening}
        {sections.map(({ title, text }) => (
          <Fragment key={title}>
            <ProseHeading>{title}</ProseHeading>
            {text}
          </Fragment>
        ))}
      </Prose>
    </ReadingColumns>
  );
}
