import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './KeyFigures.module.scss';

/** A large figure with its unit and what it measures. */
export type KeyFigure = {
  /** Over the figure, such as "up to"; on all of a row or on none. */
  label?: string;
  figure: ReactNode;
  unit: string;
  meaning: string;
};

type KeyFiguresProps = { figures: readonly KeyFigure[] };

/** Large figures in a row, each with what it means. */
export function KeyFigures({ figures }: KeyFiguresProps) {
  return (
    <Container fluid="xxl">
      <ul className={`plain-list ${styles.figures}`}>
        {figures.map(({ label, figure, unit, meaning }) => (
          <li key={unit}>
            {label && <b className="label d-block mb-2">{label} </b>}
            <span className={`d-block ${styles.figure}`}>
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
