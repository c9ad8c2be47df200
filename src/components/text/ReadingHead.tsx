import type { ReactNode } from 'react';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import styles from './Reading.module.scss';

export type ReadingHeadProps = {
  title: string;
  current: string;
  trail: Crumb[];
  /** Category, date, author, length. */
  meta: ReactNode;
  /** `display` for articles, `plain` for documents. */
  variant?: 'display' | 'plain';
};

export function ReadingHead({ title, current, trail, meta, variant = 'plain' }: ReadingHeadProps) {
  return (
    <header className={`${styles.head} ${styles[variant]}`}>
      <Breadcrumb trail={trail} current={current} />
      <h1>{title}</h1>
      <p className={styles.meta}>{meta}</p>
    </header>
  );
}
