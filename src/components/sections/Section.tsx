import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './Section.module.scss';

export type SectionProps = {
  children: ReactNode;
  tone?: 'white' | 'porcelain' | 'ice' | 'sand' | 'ink';
  /** Half the padding, for a page of many short blocks. */
  isShort?: boolean;
  id?: string;
  /** Id of its heading; without it the element is a plain div. */
  labelledBy?: string;
  className?: string;
};

export function Section({ children, tone = 'white', isShort = false, id, labelledBy, className = '' }: SectionProps) {
  const backgroundClass = tone === 'ink' ? 'on-dark' : (styles[tone] ?? '');
  const Element = labelledBy ? 'section' : 'div';
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={`${isShort ? styles.short : styles.section} ${backgroundClass} ${className}`}
    >
      <Container fluid="xxl">{children}</Container>
    </Element>
  );
}
