import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './KeyFigures.module.scss';

/** A large figure with its unit and what it measures. */
export type KeyFigure = {
  /** Such as "up to". */
  before?: string;
  figure: ReactNode;
  unit: string;
  meaning: string;
};

type KeyFiguresProps = { figures: readonly KeyFigure[] };

export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <Container fluid="xxl">
      <ul className={`plain-list ${styles.figures}`}>
        {figures.map(({ before, figure, unit, meaning }) => (
          <li key={unit}>
            <span className={`d-block ${styles.figure}`}>
              {before && <small className="unit ms-0 me-1">{before} </small>}
              {figure}
              <small className="unit">{unit === '%' ? unit : ` ${unit}`}</small>
            </span>
            <p>{noBreakText(meaning)}</p>
          </li>
        ))}
      </ul>
    </Container>
  );
}
