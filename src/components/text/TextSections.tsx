import { Fragment, type ReactNode } from 'react';
import { slugOf } from '@/lib/parse/slug';
import { ContentsList } from './ContentsList';
import { ProseHeading } from './mdx-components';
import { Prose } from './Prose';
import { ReadingColumns } from './Reading';
import styles from './Reading.module.scss';

export type TextSection = { title: string; text: ReactNode };

export type TextSectionsProps = {
  /** Before the list of contents, across the whole width; `text` is what follows its heading. */
  band: TextSection;
  sections: readonly TextSection[];
};

/** Headed sections with their list of contents. */
export function TextSections({ band, sections }: TextSectionsProps) {
  const contents = sections.map(({ title }) => ({ id: slugOf(title), title }));
  return (
    <>
      <section aria-labelledby={slugOf(band.title)} className={`my-4 py-4 py-lg-5 ${styles.band}`}>
        <ProseHeading className="title mb-3">{band.title}</ProseHeading>
        {band.text}
      </section>
      <ReadingColumns side={<ContentsList title="On this page" entries={contents} />}>
        <Prose kind="document">
          {sections.map(({ title, text }) => (
            <Fragment key={title}>
              <ProseHeading>{title}</ProseHeading>
              {text}
            </Fragment>
          ))}
        </Prose>
      </ReadingColumns>
    </>
  );
}
