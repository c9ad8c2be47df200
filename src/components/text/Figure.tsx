import type { ReactNode } from 'react';
import styles from './Figure.module.scss';

export type FigureProps = {
  /** Such as "Figure 1. Minutes lost, air changes gained". */
  title: string;
  /** What is drawn, and what is not. */
  note: string;
  children: ReactNode;
};

export function Figure({ title, note, children }: FigureProps) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        <b>{title}</b> {note}
      </figcaption>
      {children}
    </figure>
  );
}
