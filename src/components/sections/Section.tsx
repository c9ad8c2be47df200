import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './Section.module.scss';

export type SectionProps = {
  children: ReactNode;
  tone?: 'white' | 'porcelain' | 'ice' | 'sand' | 'ink';
  /** Target of links such as `#calculator`. */
  id?: string;
  /** Id of the heading that names the section; what has no name is no section for those who listen, but a plain box. */
  labelledBy?: string;
  className?: string;
};

/** A band of the page: its ground, its space above and below, its container. */
export function Section({ children, tone = 'white', id, labelledBy, className = '' }: SectionProps) {
  const ground = tone === 'ink' ? 'on-dark' : (styles[tone] ?? '');
  const Band = labelledBy ? 'section' : 'div';
  return (
    <Band id={id} aria-labelledby={labelledBy} className={`${styles.section} ${ground} ${className}`}>
      <Container fluid="xxl">{children}</Container>
    </Band>
  );
}
