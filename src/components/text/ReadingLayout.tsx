import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
import styles from './ReadingLayout.module.scss';

type ReadingMainProps = { children: ReactNode };

/** Leaves room for the header on pages without a banner. */
export function ReadingMain({ children }: ReadingMainProps) {
  return (
    <div className={styles.main}>
      <Container fluid="xxl">{children}</Container>
    </div>
  );
}

type ReadingHeadProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead: ReactNode;
  /** Beside the title. */
  picture: ReactNode;
  /** The picture reaches both edges of a narrow window; in wide ones the menu and the right edge. */
  isBleeding?: boolean;
  /** Below the lead. */
  children?: ReactNode;
};

/** Head of a page that is read: breadcrumb, title and lead, beside a picture. */
export function ReadingHead({ title, current, trail, lead, picture, isBleeding, children }: ReadingHeadProps) {
  return (
    <Row as="header" className="gy-4 pb-3 pb-lg-4">
      <Col lg={5} className="d-flex flex-column">
        <Breadcrumb trail={trail} current={current} />
        <h1>{title}</h1>
        <p className="mt-3 mb-0 lead text-pretty">{lead}</p>
        {children}
      </Col>
      <Col lg={7}>{isBleeding ? <div className={styles.bleeding}>{picture}</div> : picture}</Col>
    </Row>
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
