import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './Reading.module.scss';

export type ReadingMainProps = { children: ReactNode };

/** Leaves room for the header on pages without a banner. */
export function ReadingMain({ children }: ReadingMainProps) {
  return (
    <div className={styles.main}>
      <Container fluid="xxl">{children}</Container>
    </div>
  );
}
