import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import styles from './ReadingLayout.module.scss';

type ReadingMainProps = { children: ReactNode };

/** Leaves room for the header on pages without a banner. */
export function ReadingMain({ children }: ReadingMainProps) {
  return (
    <div className="pt-head">
      <Container fluid="xxl">{children}</Container>
    </div>
  );
}

type ReadingColumnsProps = {
  children: ReactNode;
  /** Before the text on phones, sticky beside it in wide windows. */
  side: ReactNode;
};

/** A text and, in wide windows, a column beside it that stays in sight. */
export function ReadingColumns({ children, side }: ReadingColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>
        <div className={styles.sticky}>{side}</div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
