import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import styles from './ReadingHead.module.scss';

export type ReadingHeadProps = {
  title: string;
  /** The page's name in the breadcrumb. */
  current: string;
  trail: Crumb[];
  /** One line of facts under the title: category, date, author, length. */
  meta: ReactNode;
  /** `display` for an article, `plain` with a rule beneath for a document. */
  look?: 'display' | 'plain';
};

/** The top of a page that is there to be read: breadcrumb, h1, facts. */
export function ReadingHead({ title, current, trail, meta, look = 'plain' }: ReadingHeadProps) {
  return (
    <header className={`${styles.head} ${styles[look]}`}>
      <Breadcrumb trail={trail} current={current} />
      <h1>{title}</h1>
      <p className={styles.meta}>{meta}</p>
    </header>
  );
}
