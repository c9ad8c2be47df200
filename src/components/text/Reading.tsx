import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { Breadcrumb, type Crumb } from '@/components/sections/Breadcrumb';
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

export type ReadingHeadProps = {
  title: string;
  current: string;
  trail: Crumb[];
  lead?: ReactNode;
  /** Category, date, author, length. */
  meta?: ReactNode;
  /** Of an article, beside its title. */
  picture?: ReactNode;
  /** In place of the line beneath. */
  children?: ReactNode;
};

export function ReadingHead({ title, current, trail, lead, meta, picture, children }: ReadingHeadProps) {
  const crumbs = <Breadcrumb trail={trail} current={current} />;
  const words = (
    <>
      <h1 className={picture ? (title.length > 60 ? 'title' : 'h2') : undefined}>{title}</h1>
      {lead && (
        <p className={`mt-3 mb-0 ${picture ? 'lead text-pretty' : `mw-prose text-balance ${styles.lead}`}`}>{lead}</p>
      )}
      {meta && <p className="d-flex flex-wrap column-gap-3 row-gap-1 small mt-3 mb-0">{meta}</p>}
      {children}
    </>
  );
  if (picture) {
    return (
      <Row as="header" className="gy-4 pt-3 pt-lg-4">
        <Col lg={5} className="d-flex flex-column">
          {crumbs}
          <div className="mt-lg-auto">{words}</div>
        </Col>
        <Col lg={7}>{picture}</Col>
      </Row>
    );
  }
  const line = children ? '' : 'border-bottom-lg border-lg-dark';
  return (
    <header className={`pt-3 pt-lg-5 pb-3 pb-lg-4 ${line}`}>
      {crumbs}
      {words}
    </header>
  );
}

export type ReadingColumnsProps = {
  children: ReactNode;
  /** Before the text on phones, sticky beside it in wide windows. */
  side: ReactNode;
};

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
