import type { ReactNode } from 'react';
import styles from './Figure.module.scss';

export type FigureProps = {
  title: string;
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
