import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './Section.module.scss';

export type SectionProps = {
  children: ReactNode;
  tone?: 'white' | 'porcelain' | 'ice' | 'sand' | 'ink';
  id?: string;
  /** Id of its heading; without it the element is a plain div. */
  labelledBy?: string;
  className?: string;
};

export function Section({ children, tone = 'white', id, labelledBy, className = '' }: SectionProps) {
  const ground = tone === 'ink' ? 'on-dark' : (styles[tone] ?? '');
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band id={id} aria-labelledby={labelledBy} className={`${styles.section} ${ground} ${className}`}>
      <Container fluid="xxl">{children}</Container>
    </Band>
  );
}
