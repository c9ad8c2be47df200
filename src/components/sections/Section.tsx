import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { backgrounds } from './backgrounds';
import styles from './Section.module.scss';

/** A block of a page: its background, its space and the heading that names it. */
export type SectionProps = {
  children: ReactNode;
  background?: keyof typeof backgrounds;
  /** Half the padding, for a page of many short blocks. */
  isShort?: boolean;
  id?: string;
  /** Id of its heading; without it the element is a plain div. */
  labelledBy?: string;
  className?: string;
};

/** A block of a page from edge to edge of the window, its content in the page’s width. */
export function Section({
  children,
  background = 'white',
  isShort = false,
  id,
  labelledBy,
  className = '',
}: SectionProps) {
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={`${isShort ? styles.short : styles.section} ${backgrounds[background]} ${className}`}
    >
      <Container fluid="xxl">{children}</Container>
    </Element>
  );
}
